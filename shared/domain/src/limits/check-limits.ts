import { type EpochMilliseconds, type Milliseconds } from '../time/clock.ts';
import {
  type LimitKind,
  type LimitRule,
  type LimitType,
  isUnset,
  limitRule,
} from './limit-type.ts';
import { type PlayerLimit, isInForce } from './player-limit.ts';

/** Why a limit refuses; `remaining` in minor units, `until` where an end is known. */
export interface LimitRefusal {
  readonly isAllowed: false;
  readonly code: 'self_excluded' | 'deposit_time_out' | 'session_limit_reached' | 'limit_exceeded';
  readonly limitType: LimitType;
  readonly limitValue: number;
  readonly remaining?: number | undefined;
  readonly until?: EpochMilliseconds | undefined;
}

export type LimitDecision =
  | { readonly isAllowed: true; readonly remaining?: number | undefined }
  | LimitRefusal;

export interface LimitQuestion {
  readonly action: 'bet' | 'deposit';
  /** Minor units of the currency in which the limits are, but for those of `converted`. */
  readonly amount: number;
  /** The amount in the currency of a limit that has another one. */
  readonly converted?: Readonly<Partial<Record<LimitType, number>>> | undefined;
  readonly now: EpochMilliseconds;
  readonly limits: readonly PlayerLimit[];
  /** Minor units used in each amount limit's window; see `usedSum`. */
  readonly used: Readonly<Partial<Record<LimitType, number>>>;
  /** How long the player has played today, see `countPlayed`; where that is known. */
  readonly sessionAge?: Milliseconds | undefined;
}

/** What each action is checked against. Reality checks are acknowledged, not counted: LIMIT-15. */
const COUNTED: Readonly<Record<LimitQuestion['action'], readonly LimitKind[]>> = {
  bet: ['wagering', 'loss'],
  deposit: ['deposit'],
};

/**
 * Whether responsible-gaming limits allow a bet or a deposit. Exclusions come first; of several
 * amount limits the one with the least room for the amount decides, and reaching a limit exactly is
 * allowed. A bet counts against a loss limit with its whole stake. Rules: SPEC.md, LIMIT-1 … LIMIT-9.
 */
export function checkLimits(question: LimitQuestion): LimitDecision {
  const inForce = question.limits.flatMap((limit) => {
    const rule = limitRule(limit.type);
    return rule && isInForce(limit, question.now) && !isUnset(limit) ? [{ limit, rule }] : [];
  });
  for (const { limit, rule } of inForce) {
    const code = barrier(rule, limit, question);
    if (code) return { ...refusal(code, limit), until: limit.endsAt };
  }
  const counted = inForce
    .filter(({ rule }) => COUNTED[question.action].includes(rule.kind))
    .map(({ limit }) => ({
      limit,
      remaining: remainingOf(limit, question),
      amount: question.converted?.[limit.type] ?? question.amount,
    }))
    // How often the amount fits distinguishes limits of several currencies.
    .toSorted((left, right) => left.remaining * right.amount - right.remaining * left.amount);
  const [tightest] = counted;
  if (!tightest) return { isAllowed: true };
  const { limit, remaining, amount } = tightest;
  if (amount <= remaining) return { isAllowed: true, remaining };
  return { ...refusal('limit_exceeded', limit), remaining };
}

function barrier(
  { kind, unit }: LimitRule,
  limit: PlayerLimit,
  { action, sessionAge }: LimitQuestion,
): LimitRefusal['code'] | undefined {
  if (kind === 'self-exclusion') return 'self_excluded';
  if (kind === 'deposit-time-out') return action === 'deposit' ? 'deposit_time_out' : undefined;
  if (kind !== 'session' || unit === undefined || sessionAge === undefined) return undefined;
  return sessionAge >= limit.value * unit ? 'session_limit_reached' : undefined;
}

function remainingOf(limit: PlayerLimit, { used }: LimitQuestion): number {
  return Math.max(0, limit.value - (used[limit.type] ?? 0));
}

function refusal(code: LimitRefusal['code'], limit: PlayerLimit): LimitRefusal {
  return { isAllowed: false, code, limitType: limit.type, limitValue: limit.value };
}
