import {
  LIMIT_TYPE,
  REALITY_CHECK_NOT_SET,
  SESSION_LIMIT_NOT_SET,
  limitRule,
} from '@touchline/domain';

/** Self-exclusion periods offered, in days; the specification lists none of its own. */
const SELF_EXCLUSION_DAYS: readonly number[] = [1, 7, 30, 90, 180, 365, 730, 1_825];

/** What stands for "not set" among the values of a timer. */
const NOT_SET: Readonly<Record<number, number>> = {
  [LIMIT_TYPE.session]: SESSION_LIMIT_NOT_SET,
  [LIMIT_TYPE.realityCheck]: REALITY_CHECK_NOT_SET,
};

/**
 * The values offered for a type, in its unit: days of exclusions, hours of a session, minutes between
 * reality checks. Empty for amounts, which are free text (UK RTS 12B).
 */
export function offeredValues(type: number): readonly number[] {
  return type === LIMIT_TYPE.selfExclusion ? SELF_EXCLUSION_DAYS : (limitRule(type)?.values ?? []);
}

/** Whether a player may set a limit of this type to this value. */
export function isOffered({
  type,
  value,
}: {
  readonly type: number;
  readonly value: number;
}): boolean {
  const rule = limitRule(type);
  return rule?.window === undefined
    ? offeredValues(type).includes(value) || NOT_SET[type] === value
    : value > 0;
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
