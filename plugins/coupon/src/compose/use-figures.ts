import { findCouponTraits } from '@touchline/domain/coupon';
import { useMemo } from 'react';
import { type Figures, figuresOf } from './figures.ts';
import { amountOf } from './read-stakes.ts';
import { figuresWithSingles } from './singles.ts';
import type { Composition } from './use-composition.ts';

/** Whether anything is staked on the coupon of a slip. */
export function isStaked({ coupon, stakes }: Pick<Composition, 'coupon' | 'stakes'>): boolean {
  const hasOwnStakes =
    findCouponTraits(coupon.type)?.stakes === 'each-leg' &&
    [...stakes.byBet.values()].some((read) => amountOf(read) !== undefined);
  return (amountOf(stakes.main) ?? 0) > 0 || hasOwnStakes;
}

/** What a composed slip promises: the same object until its coupon changes. */
export function useFigures({
  coupon,
  stakes,
  singles,
}: Pick<Composition, 'coupon' | 'stakes' | 'singles'>): Figures {
  const isPaid = isStaked({ coupon, stakes });
  return useMemo(
    () => figuresWithSingles(figuresOf(coupon, { isStaked: isPaid }), singles),
    [coupon, isPaid, singles],
  );
}
