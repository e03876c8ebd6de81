import type { StoredCoupon } from '@touchline/contracts/betting';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import { memo } from 'react';
import { hasSingles } from '../compose/singles.ts';
import { isOfSingles, splittingLegs } from '../compose/split-stake.ts';
import { stakedLines } from '../compose/staked-lines.ts';
import { StakeEntry } from './stake-entry.tsx';
import { type StakeInput, useStake } from './use-stake.ts';

/** The slip's stake, with what is wrong with it beside it. */
export const StakeField = memo(function StakeField(props: StakeInput) {
  const { i18n } = usePlugin();
  return <StakeEntry label={stakeLabel(i18n, props.composition.state)} {...useStake(props)} />;
});

/** What the amount of the field is staked on. */
function stakeLabel({ t, couponType }: I18n, state: StoredCoupon): string {
  if (isOfSingles(state)) {
    const count = splittingLegs(state).length;
    return count > 0 ? t('stakeOfSingles', { count }) : t('stakeEach');
  }
  const lines = stakedLines(state);
  if (lines > 1) {
    return state.isStakeEach ? t('stakeOfLine', { count: lines }) : t('stakeInAll');
  }
  return hasSingles(state) ? t('stakeOf', { type: couponType(state.typeId) }) : t('stake');
}
