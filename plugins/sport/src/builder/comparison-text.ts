import type { BuilderAnswer } from '@touchline/contracts/betting';
import type { I18n } from '@touchline/plugin-api';

/**
 * How a builder's price compares with the product of its selections' own, and why: because they go together or
 * seldom do, or, where that is not the reason, because the margin is taken once and not for each.
 */
export function comparisonText(
  i18n: Pick<I18n, 't'>,
  { percent, relation }: Pick<BuilderAnswer, 'percent' | 'relation'>,
): string {
  const size = { percent: Math.abs(percent) };
  if (percent === 0) {
    return i18n.t('builder.same');
  }
  if (percent > 0) {
    return i18n.t(relation === 'together' ? 'builder.shorter' : 'builder.rounded', size);
  }
  return i18n.t(relation === 'apart' ? 'builder.longer' : 'builder.cheaper', size);
}
