import { type PublishRates, RateFixing, RateHistory } from '@touchline/contracts/money';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const RATES = '/wallet-api/v1/operator/exchange-rates';

/** The exchange rates in effect. */
export function readRates() {
  return call({ path: RATES, answer: RateFixing });
}

/** The changes of a currency's rate, the latest first, a page at a time. */
export function readRateHistory(question: {
  readonly currency: string;
  readonly cursor?: string | undefined;
}) {
  return call({ path: addressOf(`${RATES}/history`, question), answer: RateHistory });
}

/** Publishes rates of a day (ISO, UTC). @throws CallError `validation_failed` for what may be a typing error */
export function publishRates({ day, ...body }: PublishRates & { readonly day: string }) {
  return call({ path: `${RATES}/${day}`, method: 'PUT', body, answer: RateFixing });
}
