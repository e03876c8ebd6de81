import {
  LIMIT_TYPE,
  REALITY_CHECK_NOT_SET,
  SESSION_LIMIT_NOT_SET,
  isUnset,
  limitRule,
} from '@touchline/domain/limits';

/** What the operator offers of the group `responsible`. */
export interface LimitOffer {
  readonly limitTypes: readonly number[];
  /** Days of self-exclusions. */
  readonly exclusionDays: readonly number[];
  /** Days of time-outs from play. */
  readonly timeOutDays: readonly number[];
  /** Whether limits of amounts are locked together while one of them changes. */
  readonly lockTogether: boolean;
}

/** What means "not set" among the values of a timer. */
const NOT_SET: Readonly<Record<number, number>> = {
  [LIMIT_TYPE.session]: SESSION_LIMIT_NOT_SET,
  [LIMIT_TYPE.realityCheck]: REALITY_CHECK_NOT_SET,
};

/**
 * The values offered for a type, in its unit: days of exclusions, hours of a session, minutes between
 * reality checks. Empty for amounts, which are free text (UK RTS 12B).
 */
export function offeredValues(
  type: number,
  { exclusionDays, timeOutDays }: LimitOffer,
): readonly number[] {
  return type === LIMIT_TYPE.selfExclusion
    ? [...timeOutDays, ...exclusionDays]
    : (limitRule(type)?.values ?? []);
}

/** Whether a player may set a limit of this type to this value. */
export function isOffered(
  { type, value }: { readonly type: number; readonly value: number },
  offer: LimitOffer,
): boolean {
  return limitRule(type)?.window === undefined
    ? offeredValues(type, offer).includes(value) || NOT_SET[type] === value
    : value > 0 || isUnset({ type, value });
}

/** What the values of a type count. */
export function measureOf(type: number): 'amount' | 'days' | 'hours' | 'minutes' {
  if (type === LIMIT_TYPE.session) {
    return 'hours';
  }
  if (type === LIMIT_TYPE.realityCheck) {
    return 'minutes';
  }
  return limitRule(type)?.window === undefined ? 'days' : 'amount';
}
