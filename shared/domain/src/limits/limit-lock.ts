import type { EpochMilliseconds } from '../time/clock.ts';
import { limitRule, type LimitType } from './limit-type.ts';
import { isInForce, type PlayerLimit } from './player-limit.ts';

/** Why a limit cannot be loosened now: the player is on a break, or the change of another one waits. */
export type LimitLock = 'break' | 'change-waits';

const BREAKS: ReadonlySet<string> = new Set(['self-exclusion', 'deposit-time-out']);

function isAmount(type: LimitType): boolean {
  return limitRule(type)?.window !== undefined;
}

/**
 * What keeps a limit from being loosened; undefined for nothing. Making it stricter is always possible.
 * SPEC.md, LIMIT-20.
 */
export function limitLock({
  type,
  limits,
  locksTogether,
  now,
}: {
  readonly type: LimitType;
  /** All the player's limits that count or wait. */
  readonly limits: readonly PlayerLimit[];
  /** Whether the operator locks the limits of amounts together while one of them changes. */
  readonly locksTogether: boolean;
  readonly now: EpochMilliseconds;
}): LimitLock | undefined {
  const isOnBreak = limits.some(
    (limit) => BREAKS.has(limitRule(limit.type)?.kind ?? '') && isInForce(limit, now),
  );
  if (isOnBreak) {
    return 'break';
  }
  const anotherWaits = limits.some(
    (limit) => limit.state === 'PENDING' && limit.type !== type && isAmount(limit.type),
  );
  return locksTogether && isAmount(type) && anotherWaits ? 'change-waits' : undefined;
}
