import { LIMIT_TYPE, limitRule } from '@touchline/domain';

/** Self-exclusion periods offered, in days; the specification lists none of its own. */
const SELF_EXCLUSION_DAYS: readonly number[] = [1, 7, 30, 90, 180, 365, 730, 1_825];

/** The periods in days that a type of exclusion may last; empty for other types. */
export function exclusionPeriods(type: number): readonly number[] {
  if (type === LIMIT_TYPE.selfExclusion) {
    return SELF_EXCLUSION_DAYS;
  }
  return type === LIMIT_TYPE.depositTimeOut ? (limitRule(type)?.values ?? []) : [];
}
