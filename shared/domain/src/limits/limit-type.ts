import { DAY, HOUR, MINUTE, type Milliseconds } from '../time/clock.ts';

/** The limit types by name; the ids are the specification's and go over the wire. */
export const LIMIT_TYPE = {
  wageringDay: 1,
  wageringWeek: 2,
  wageringMonth: 3,
  lossDay: 10,
  lossWeek: 11,
  lossMonth: 12,
  depositDay: 20,
  depositWeek: 21,
  depositMonth: 22,
  selfExclusion: 30,
  session: 31,
  realityCheck: 32,
  depositTimeOut: 33,
  selfExclusionMarker: 37,
} as const;

export type LimitType = (typeof LIMIT_TYPE)[keyof typeof LIMIT_TYPE];

/** What a limit counts or does. */
export type LimitKind =
  | 'wagering'
  | 'loss'
  | 'deposit'
  | 'self-exclusion'
  | 'session'
  | 'reality-check'
  | 'deposit-time-out';

/** How one type works; amounts are in minor units, other values in multiples of `unit`. */
export interface LimitRule {
  readonly type: LimitType;
  readonly kind: LimitKind;
  /** Amount limits: the sliding window in which money is counted. */
  readonly window?: Milliseconds;
  /** Other limits: the length of time of a value of 1. */
  readonly unit?: Milliseconds;
  /** The values offered, where the specification lists them. */
  readonly values?: readonly number[];
}

/** On the wire, a weekly deposit limit of this value means that there is none. */
export const NO_DEPOSIT_LIMIT = 999_999_999;

/** On the wire, a limit of an amount of this value is none: the player takes it away. */
export const AMOUNT_LIMIT_NOT_SET = -1;

/** On the wire, a session limit of this value is not set. */
export const SESSION_LIMIT_NOT_SET = -1;

/** A reality check of this value is not set: its timer runs only above 0. */
export const REALITY_CHECK_NOT_SET = 0;

const WEEK_WINDOW = 7 * DAY;
const MONTH_WINDOW = 30 * DAY;

export const LIMIT_RULES: readonly LimitRule[] = [
  { type: LIMIT_TYPE.wageringDay, kind: 'wagering', window: DAY },
  { type: LIMIT_TYPE.wageringWeek, kind: 'wagering', window: WEEK_WINDOW },
  { type: LIMIT_TYPE.wageringMonth, kind: 'wagering', window: MONTH_WINDOW },
  { type: LIMIT_TYPE.lossDay, kind: 'loss', window: DAY },
  { type: LIMIT_TYPE.lossWeek, kind: 'loss', window: WEEK_WINDOW },
  { type: LIMIT_TYPE.lossMonth, kind: 'loss', window: MONTH_WINDOW },
  { type: LIMIT_TYPE.depositDay, kind: 'deposit', window: DAY },
  { type: LIMIT_TYPE.depositWeek, kind: 'deposit', window: WEEK_WINDOW },
  { type: LIMIT_TYPE.depositMonth, kind: 'deposit', window: MONTH_WINDOW },
  { type: LIMIT_TYPE.selfExclusion, kind: 'self-exclusion', unit: DAY },
  {
    type: LIMIT_TYPE.session,
    kind: 'session',
    unit: HOUR,
    values: Array.from({ length: 24 }, (_, index) => index + 1),
  },
  {
    type: LIMIT_TYPE.realityCheck,
    kind: 'reality-check',
    unit: MINUTE,
    values: [5, 10, 15, 30, 45, 60],
  },
  { type: LIMIT_TYPE.depositTimeOut, kind: 'deposit-time-out', unit: DAY, values: [1, 7, 30, 90] },
  { type: LIMIT_TYPE.selfExclusionMarker, kind: 'self-exclusion' },
];

/** How a limit type works, or undefined for a number that is none. */
export function limitRule(type: number): LimitRule | undefined {
  return LIMIT_RULES.find((rule) => rule.type === type);
}

/** Whether a value of the wire means that the player has no such limit. */
export function isUnset({ type, value }: { type: number; value: number }): boolean {
  if (type === LIMIT_TYPE.depositWeek && value === NO_DEPOSIT_LIMIT) return true;
  if (limitRule(type)?.window !== undefined) return value === AMOUNT_LIMIT_NOT_SET;
  if (type === LIMIT_TYPE.realityCheck) return value === REALITY_CHECK_NOT_SET;
  return type === LIMIT_TYPE.session && value === SESSION_LIMIT_NOT_SET;
}
