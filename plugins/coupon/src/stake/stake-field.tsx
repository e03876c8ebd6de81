import { findCouponTraits } from '@touchline/domain/coupon';
import { usePlugin } from '@touchline/plugin-api';
import { memo } from 'react';
import { StakeEntry } from './stake-entry.tsx';
import { type StakeInput, useStake } from './use-stake.ts';

/** The slip's stake, with what is wrong with it beside it. */
export const StakeField = memo(function StakeField(props: StakeInput) {
  const { i18n } = usePlugin();
  const { typeId } = props.composition.state;
  const isStakedByLeg = findCouponTraits(typeId)?.stakes === 'each-leg';
  return <StakeEntry label={i18n.t(isStakedByLeg ? 'stakeEach' : 'stake')} {...useStake(props)} />;
});
