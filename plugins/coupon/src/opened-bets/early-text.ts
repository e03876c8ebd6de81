import type { BetLeg } from '@touchline/contracts/betting';
import { momentText } from '@touchline/domain/offers';
import type { I18n } from '@touchline/plugin-api';

/**
 * What an early payout has made of a leg, or at which lead it would pay it.
 * @returns undefined for a leg that has none, or that its result has decided
 */
export function earlyText(
  i18n: I18n,
  { paidEarly, earlyPayout, result }: BetLeg,
): string | undefined {
  if (paidEarly !== undefined) {
    return i18n.t('early.paid', { lead: paidEarly.lead, moment: momentText(paidEarly) });
  }
  return earlyPayout === undefined || result !== 'open'
    ? undefined
    : i18n.t('early.waits', { lead: earlyPayout });
}
