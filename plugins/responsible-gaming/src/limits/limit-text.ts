import type { Limit } from '@touchline/contracts/limits';
import { isUnset } from '@touchline/domain/limits';
import type { I18n } from '@touchline/plugin-api';
import { amountOf } from './duration.ts';
import { TIMER } from './timers.ts';

/** The value of a limit as it reads: an amount in its own currency, hours, minutes, or none. */
export function limitText(i18n: I18n, { limitType, limitValue, currency }: Limit): string {
  if (isUnset({ type: limitType, value: limitValue })) {
    return i18n.t(currency === undefined ? 'notSet' : 'noLimit');
  }
  if (currency !== undefined) {
    return i18n.money(limitValue, currency);
  }
  const unit = limitType === TIMER.session ? 'hour' : 'minute';
  return amountOf(limitValue, { unit, language: i18n.language });
}
