import * as z from 'zod/mini';
import { text } from '../text.ts';

/** Units of a currency for one euro: a plain decimal above zero. */
export const ExchangeRate = text().check(
  z.regex(/^\d{1,12}(\.\d{1,12})?$/),
  z.refine((rate) => Number(rate) > 0, 'must be above zero'),
);
const RateCurrency = text().check(z.regex(/^[A-Z]{3}$/));
const Rates = z.record(RateCurrency, ExchangeRate);

/** GET /wallet-api/v1/operator/exchange-rates: those in effect. */
export const RateFixing = z.object({
  /** ISO date, UTC. */
  day: text(),
  /** Who published them. */
  source: text(),
  rates: Rates,
});
export type RateFixing = z.infer<typeof RateFixing>;

/** PUT /wallet-api/v1/operator/exchange-rates/:day: currencies that are not named keep their rates. */
export const PublishRates = z.object({
  /** Who published the rates, as it is to be read in an audit. */
  source: text().check(z.minLength(2), z.maxLength(200)),
  rates: Rates.check(z.refine((rates) => Object.keys(rates).length > 0, 'must name a currency')),
  /** A rate that is far from the one before is no slip of the hand. */
  isLargeChangeConfirmed: z._default(z.boolean(), false),
  reason: z.optional(text().check(z.trim(), z.minLength(3), z.maxLength(500))),
});
export type PublishRates = z.infer<typeof PublishRates>;

/** A change of a currency's rate. */
export const RateChange = z.object({
  /** Of the fixing that made it. */
  id: z.number(),
  day: text(),
  source: text(),
  /** Milliseconds since epoch. */
  setAt: z.number(),
  rate: text(),
  /** Missing for the first rate of a currency. */
  before: z.optional(text()),
});
export type RateChange = z.infer<typeof RateChange>;

/** GET /wallet-api/v1/operator/exchange-rates/history?currency=&cursor=, the latest first. */
export const RateHistory = z.object({
  changes: z.array(RateChange),
  nextCursor: z.optional(text()),
});
export type RateHistory = z.infer<typeof RateHistory>;

export const RateHistoryQuery = z.strictObject({
  currency: RateCurrency,
  cursor: z.optional(text().check(z.regex(/^\d{1,9}$/))),
});
