import { CLUB_LEVELS } from '@touchline/domain/loyalty';
import * as z from 'zod/mini';
import { text } from './text.ts';

/** Characters of the parts of an offer. */
export const OFFER_TEXT = { title: 120, text: 1_000, terms: 8_000 } as const;

const some = (longest: number) => text().check(z.trim(), z.minLength(1), z.maxLength(longest));
const Time = z.int().check(z.gte(0), z.lte(8_000_000_000_000));
const Currency = text().check(z.regex(/^[A-Z]{3}$/));

/** An offer in one language; plain text, an empty line ends a paragraph. */
export const OfferText = z.strictObject({
  title: some(OFFER_TEXT.title),
  text: some(OFFER_TEXT.text),
  terms: some(OFFER_TEXT.terms),
});
export type OfferText = z.infer<typeof OfferText>;

const freeBetShape = {
  /** Minor units. */
  freeBet: z.int().check(z.gte(1), z.lte(1_000_000_000)),
  currency: Currency,
  /** The lowest price that it may be placed at. */
  minCoef: z.optional(text().check(z.regex(/^\d{1,4}\.\d{1,3}$/))),
  /** How long it can be used after the opt-in. */
  days: z.int().check(z.gte(1), z.lte(365)),
};

const audienceShape = {
  countries: z.optional(
    z.array(text().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1), z.maxLength(300)),
  ),
  levels: z.optional(z.array(z.enum(CLUB_LEVELS)).check(z.minLength(1))),
};

const timesShape = { startsAt: Time, endsAt: Time };

/** POST /operator-api/v1/special-offers, with an idempotency key. Times in milliseconds since epoch. */
export const WriteOffer = z
  .strictObject({
    ...audienceShape,
    ...timesShape,
    ...freeBetShape,
    /** By language. */
    texts: z.record(text().check(z.regex(/^[a-z]{2}$/)), OfferText),
  })
  .check(
    z.refine(({ texts }) => Object.keys(texts).length > 0, { error: 'must have a text' }),
    z.refine(({ startsAt, endsAt }) => endsAt > startsAt, { error: 'must end after it starts' }),
  );
export type WriteOffer = z.infer<typeof WriteOffer>;

export const OFFER_STATUSES = ['waiting', 'open', 'ended', 'withdrawn'] as const;

/** An offer as operators have it. */
export const OperatorOffer = z.object({
  ...audienceShape,
  ...timesShape,
  ...freeBetShape,
  texts: z.record(z.string(), OfferText),
  id: text(),
  status: z.enum(OFFER_STATUSES),
  /** Players who took part. */
  entries: z.number(),
  createdBy: text(),
  createdAt: z.number(),
});
export type OperatorOffer = z.infer<typeof OperatorOffer>;

/** GET /operator-api/v1/special-offers?cursor=: the latest first. */
export const OperatorOffersAnswer = z.object({
  offers: z.array(OperatorOffer),
  nextCursor: z.optional(text()),
  /** The language that every offer has. */
  defaultLanguage: text(),
});

/** An offer as a player reads it, in the language of the page. */
export const PlayerOffer = z.object({
  id: text(),
  ...OfferText.shape,
  ...freeBetShape,
  endsAt: z.number(),
  /** Of a player who took part: when, and the promo code they got. */
  enteredAt: z.optional(z.number()),
  code: z.optional(text()),
});
export type PlayerOffer = z.infer<typeof PlayerOffer>;

/** GET /loyalty-api/v1/special-offers, and the response to POST /loyalty-api/v1/special-offers/:id/entry */
export const PlayerOffersAnswer = z.object({
  offers: z.array(PlayerOffer),
  /** The player has not agreed to offers in the product: that is why there are none. */
  isConsentMissing: z.boolean(),
});
export type PlayerOffersAnswer = z.infer<typeof PlayerOffersAnswer>;
