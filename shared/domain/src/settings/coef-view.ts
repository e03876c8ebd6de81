import { isDomainError } from '../errors/domain-error.ts';
import { oddsFormatId, oddsFormatOf } from '../odds/odds-format.ts';

const DECIMAL = 0;

/**
 * The odds format a page may show: the same format under the id of its view (0 European, 1 Asian),
 * and decimal where the site does not allow it or the id means nothing.
 */
export function constrainCoefView({
  coefViewId,
  appViewType,
  allowed,
}: {
  readonly coefViewId: number;
  readonly appViewType: number;
  readonly allowed: readonly number[];
}): number {
  try {
    const format = oddsFormatOf(coefViewId);
    const id = oddsFormatId({ format, view: appViewType === 1 ? 'asian' : 'european' });
    return allowed.includes(id) ? id : DECIMAL;
  } catch (error) {
    if (isDomainError(error)) {
      return DECIMAL;
    }
    throw error;
  }
}
