import type { EpochMilliseconds } from '../time/clock.ts';
import { type LimitKind, type LimitType, limitRule } from './limit-type.ts';

/** A money movement that limits count. Amounts in minor units, above zero. */
export interface Movement {
  readonly kind: 'deposit' | 'stake' | 'return';
  readonly amount: number;
  readonly at: EpochMilliseconds;
}

/**
 * What a player has used of an amount limit, in minor units: deposits gross (a withdrawal gives
 * nothing back), wagers as staked, losses as stakes less returns and never below zero. The window
 * slides: it contains what happened after `now − window`, `now` included. Other limit types use
 * nothing.
 */
export function usedSum({
  type,
  movements,
  now,
}: {
  readonly type: LimitType;
  readonly movements: readonly Movement[];
  readonly now: EpochMilliseconds;
}): number {
  const { kind, window } = limitRule(type) ?? {};
  if (!kind || window === undefined) return 0;
  const sum = movements
    .filter(({ at }) => at > now - window && at <= now)
    .reduce((total, movement) => total + weight(kind, movement) * movement.amount, 0);
  return Math.max(0, sum);
}

function weight(kind: LimitKind, movement: Movement): number {
  if (kind === 'deposit') return movement.kind === 'deposit' ? 1 : 0;
  if (movement.kind === 'stake') return 1;
  return kind === 'loss' && movement.kind === 'return' ? -1 : 0;
}
