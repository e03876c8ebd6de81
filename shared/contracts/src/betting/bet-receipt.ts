import * as z from 'zod/mini';

/** The hash of a receipt says by which form it was calculated; another form is another version. */
export const RECEIPT_VERSION = 1;

const AgreedLeg = z.object({
  eventId: z.number(),
  outcomeId: z.string(),
  sport: z.string(),
  champ: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: z.number(),
  section: z.string(),
  marketKey: z.string(),
  outcomeCode: z.string(),
  price: z.string(),
  banker: z.optional(z.boolean()),
  lobby: z.optional(z.boolean()),
  blockId: z.optional(z.number()),
  chance: z.optional(z.string()),
  /** Only of legs that have it: the lead that pays them early. */
  earlyPayout: z.optional(z.number()),
  /** Only of several selections as one leg: without it the text of other bets is what it was. */
  builder: z.optional(
    z.object({
      parts: z.array(
        z.object({ marketKey: z.string(), outcomeCode: z.string(), price: z.string() }),
      ),
      reduced: z.record(z.string(), z.string()),
    }),
  ),
});

const Limited = { minLimit: z.optional(z.number()), maxLimit: z.optional(z.number()) };

const AgreedTerms = z.object({
  systemValue: z.optional(z.number()),
  blocks: z.optional(z.array(z.object({ blockId: z.number(), stake: z.optional(z.number()) }))),
  antiExpressCoef: z.optional(z.string()),
  bonusCoef: z.optional(z.string()),
  hyperBonus: z.optional(z.object({ percent: z.string(), ...Limited })),
  winBoost: z.optional(z.object({ percent: z.string(), maxLimit: Limited.maxLimit })),
  tax: z.optional(
    z.object({ stakePercent: z.optional(z.string()), winPercent: z.optional(z.string()) }),
  ),
  maxPayout: z.optional(z.number()),
  isVip: z.optional(z.boolean()),
  promoCode: z.optional(z.string()),
  isFreeBet: z.optional(z.boolean()),
  prepaidAmount: z.optional(z.number()),
  changedFrom: z.optional(z.string()),
  /** Only of insured bets. */
  insurance: z.optional(
    z.object({
      minLegs: z.number(),
      maximum: z.number(),
      wagerTimes: z.number(),
      days: z.number(),
    }),
  ),
});

/**
 * What was agreed when a bet was placed, whatever has become of it; fields as those of `Bet`. A field that
 * `Bet` gets later is none of this version, or the hash of an old bet would change.
 */
export const AgreedBet = z.object({
  version: z.literal(RECEIPT_VERSION),
  id: z.string(),
  placedAt: z.number(),
  typeId: z.number(),
  accountId: z.string(),
  currency: z.string(),
  stake: z.number(),
  totalOdds: z.string(),
  possibleReturn: z.number(),
  legs: z.array(AgreedLeg),
  terms: z.optional(AgreedTerms),
});
export type AgreedBet = z.infer<typeof AgreedBet>;

/** GET /betting-api/v1/bets/:betId/receipt */
export const BetReceipt = z.object({
  /** To be shown: sides and competitions have the names of the page's language. */
  agreed: AgreedBet,
  /** The same with the names of the feed, in every language alike: canonical JSON (RFC 8785). */
  text: z.string(),
  /** SHA-256 of `text` in UTF-8, in hexadecimal digits. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type BetReceipt = z.infer<typeof BetReceipt>;
