import type { StoredCoupon } from '@touchline/contracts/betting';
import { findCouponTraits } from '@touchline/domain/coupon';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import { memo } from 'react';
import { hasSingles } from '../compose/singles.ts';
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
  if (findCouponTraits(state.typeId)?.stakes === 'each-leg') {
    return t('stakeEach');
  }
  const lines = stakedLines(state);
  if (lines > 1) {
    return state.isStakeEach ? t('stakeOfLine', { count: lines }) : t('stakeInAll');
  }
  return hasSingles(state) ? t('stakeOf', { type: couponType(state.typeId) }) : t('stake');
}
