import { useMemo } from 'react';
import { type Figures, figuresOf } from './figures.ts';
import { amountOf } from './read-stakes.ts';
import type { Composition } from './use-composition.ts';

/** Whether anything is staked on a slip. */
export function isStaked({ stakes }: Pick<Composition, 'stakes'>): boolean {
  const hasOwnStakes = [...stakes.byBet.values()].some((read) => amountOf(read) !== undefined);
  return (amountOf(stakes.main) ?? 0) > 0 || hasOwnStakes;
}

/** What a composed slip promises: the same object until its coupon changes. */
export function useFigures({ coupon, stakes }: Pick<Composition, 'coupon' | 'stakes'>): Figures {
  const isPaid = isStaked({ stakes });
  return useMemo(() => figuresOf(coupon, { isStaked: isPaid }), [coupon, isPaid]);
}
