import type { EpochMilliseconds } from '../time/clock.ts';
import { limitRule, type LimitType } from './limit-type.ts';

export type LimitState = 'PENDING' | 'ACTIVE' | 'INACTIVE';

/** A limit as one player has it. */
export interface PlayerLimit {
  readonly type: LimitType;
  /** Amount limits: minor units; other limits: in the unit of their rule. */
  readonly value: number;
  readonly state: LimitState;
  readonly startsAt?: EpochMilliseconds | undefined;
  /** Without an end it is in force until it is removed. */
  readonly endsAt?: EpochMilliseconds | undefined;
}

/** Whether a limit acts at an instant: active, begun and not over. A pending one does not. */
export function isInForce(limit: PlayerLimit, now: EpochMilliseconds): boolean {
  const hasBegun = limit.startsAt === undefined || limit.startsAt <= now;
  const isOver = limit.endsAt !== undefined && limit.endsAt <= now;
  return limit.state === 'ACTIVE' && hasBegun && !isOver;
}

/** Whether a player has excluded themselves from play at an instant. */
export function isSelfExcluded(limits: readonly PlayerLimit[], now: EpochMilliseconds): boolean {
  return limits.some(
    (limit) => limitRule(limit.type)?.kind === 'self-exclusion' && isInForce(limit, now),
  );
}
