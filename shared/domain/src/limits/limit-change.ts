import { DAY, type Milliseconds } from '../time/clock.ts';
import { type LimitType, isUnset, limitRule } from './limit-type.ts';

/** How long a relaxed limit waits before the player may confirm it. */
export const LIMIT_COOLING_OFF: Milliseconds = DAY;

/**
 * When a changed limit acts: `at-once` when it protects more (or is new), `after-cooling-off` when
 * it protects less (24 hours and a second confirmation), `never` when the player cannot make the
 * change: exclusions and time-outs in force are not shortened. Undefined is "no limit".
 */
export type LimitChange = 'at-once' | 'after-cooling-off' | 'never';

/** See `LimitChange`; values in minor units or in the unit of the limit's rule. */
export function limitChange({
  type,
  from,
  to,
}: {
  readonly type: LimitType;
  readonly from: number | undefined;
  readonly to: number | undefined;
}): LimitChange {
  const before = effective(type, from);
  const after = effective(type, to);
  if (before === after || before === undefined) return 'at-once';
  const kind = limitRule(type)?.kind;
  if (kind === 'self-exclusion' || kind === 'deposit-time-out') {
    return after !== undefined && after > before ? 'at-once' : 'never';
  }
  return after !== undefined && after < before ? 'at-once' : 'after-cooling-off';
}

function effective(type: LimitType, value: number | undefined): number | undefined {
  return value === undefined || isUnset({ type, value }) ? undefined : value;
}
