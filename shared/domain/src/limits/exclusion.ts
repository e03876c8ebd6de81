import { DAY, type EpochMilliseconds, type Milliseconds } from '../time/clock.ts';
import { LIMIT_TYPE } from './limit-type.ts';

/**
 * A break from play (type 30) of at most this many days is a time-out, which ends on its own. A longer one
 * is a self-exclusion (UK LCCP 3.3.4: time-outs of up to six weeks).
 */
export const LONGEST_TIME_OUT_DAYS = 42;

/** The time-out of the panic button, days. */
export const PANIC_DAYS = 1;

/** Whether a limit is a time-out from play. */
export function isTimeOut({
  type,
  value,
}: {
  readonly type: number;
  readonly value: number;
}): boolean {
  return type === LIMIT_TYPE.selfExclusion && value <= LONGEST_TIME_OUT_DAYS;
}

/** Why players take a break, by the ids that go over the wire; giving one is up to them. */
export const EXCLUSION_REASONS = {
  1: 'money',
  2: 'time',
  3: 'control',
  4: 'mood',
  5: 'pause',
  6: 'other',
} as const;
export type ExclusionReason = (typeof EXCLUSION_REASONS)[keyof typeof EXCLUSION_REASONS];

/**
 * How a player comes back: after the term of a self-exclusion, from one without an end, before the term is
 * over (only where the regime allows to ask), or into an account that they closed.
 */
export type ReturnKind = 'term-ended' | 'indefinite' | 'early' | 'closure';

/** How long a return waits once it is decided. */
export const RETURN_COOLING_OFF: Readonly<Record<ReturnKind, Milliseconds>> = {
  'term-ended': DAY,
  early: DAY,
  closure: DAY,
  indefinite: 7 * DAY,
};

/** A self-exclusion as far as the way back depends on it. */
export interface Exclusion {
  /** Days of its term; undefined without an end. */
  readonly termDays: number | undefined;
  /** From when a return may be requested. */
  readonly returnFrom: EpochMilliseconds;
}

/** What a player may request: a return of some kind now, or one later, or nothing while nothing is closed. */
export type ReturnOffer =
  | { readonly kind: ReturnKind }
  | { readonly from: EpochMilliseconds }
  | undefined;

/**
 * Which return is open to a player. A self-exclusion goes before a closed account: lifting it reopens both.
 * SPEC.md, LIMIT-18.
 */
export function returnOffer({
  exclusion,
  isClosed,
  mayReturnEarly,
  now,
}: {
  readonly exclusion: Exclusion | undefined;
  readonly isClosed: boolean;
  /** Whether the regime lets players ask before the term is over. */
  readonly mayReturnEarly: boolean;
  readonly now: EpochMilliseconds;
}): ReturnOffer {
  if (exclusion === undefined) {
    return isClosed ? { kind: 'closure' } : undefined;
  }
  const { returnFrom, termDays } = exclusion;
  if (now < returnFrom && !mayReturnEarly) {
    return { from: returnFrom };
  }
  if (termDays === undefined) {
    return { kind: 'indefinite' };
  }
  return { kind: now < returnFrom ? 'early' : 'term-ended' };
}

/** Whether an operator decides about a return; after the term, the request is enough (UK LCCP 3.5.3). */
export function isReturnDecided(kind: ReturnKind): boolean {
  return kind !== 'term-ended';
}
