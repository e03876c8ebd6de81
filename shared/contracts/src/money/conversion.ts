import * as z from 'zod/mini';
import { text } from '../text.ts';

const Currency = text().check(z.regex(/^[A-Z]{3}$/));
const AccountId = text().check(z.regex(/^\d{1,18}$/));

/** Units of the two currencies for one euro, as plain decimals. */
const Rates = z.object({ from: text(), to: text() });

/** A limit as it is before and after the account's conversion, in minor units of the two currencies. */
export const ConvertedLimit = z.object({
  type: z.number(),
  state: z.enum(['ACTIVE', 'PENDING']),
  before: z.number(),
  after: z.number(),
});
export type ConvertedLimit = z.infer<typeof ConvertedLimit>;

/** What an account would become in another currency. */
export const ConversionQuote = z.object({
  accountId: text(),
  from: text(),
  to: text(),
  /** Minor units of `from`: all that is on the account. */
  amount: z.number(),
  /** Minor units of `to`. */
  converted: z.number(),
  /** The same before rounding, in major units, cut off after four digits more. */
  exact: text(),
  rates: Rates,
  /** Whether law fixes the rate between the two. */
  isLegal: z.boolean(),
  limits: z.array(ConvertedLimit),
});
export type ConversionQuote = z.infer<typeof ConversionQuote>;

/** GET /wallet-api/v1/conversions/quote */
export const ConversionQuestion = z.object({ accountId: AccountId, currency: Currency });
export const ConversionQuoteAnswer = z.object({ quote: ConversionQuote });

/**
 * POST /wallet-api/v1/conversions with `Idempotency-Key`: the quote as the player has read it; another balance or
 * rate than then is refused.
 */
export const ConvertAccount = z.object({
  accountId: AccountId,
  currency: Currency,
  amount: z.number().check(z.int(), z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER)),
  converted: z.number().check(z.int(), z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER)),
});
export type ConvertAccount = z.infer<typeof ConvertAccount>;

/** An account that was converted. */
export const Conversion = z.object({
  id: text(),
  from: text(),
  to: text(),
  amount: z.number(),
  converted: z.number(),
  rates: Rates,
  /** The account that has the money now. */
  targetId: text(),
  /** Milliseconds since epoch. */
  at: z.number(),
});
export type Conversion = z.infer<typeof Conversion>;
export const ConversionAnswer = z.object({ conversion: Conversion });
/** GET /wallet-api/v1/conversions: the latest first. */
export const ConversionsAnswer = z.object({ conversions: z.array(Conversion) });
