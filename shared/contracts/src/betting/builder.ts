import * as z from 'zod/mini';
import { PriceText } from '../line.ts';
import { text } from '../text.ts';

/** Long enough for six selections of one event as one leg. */
export const OutcomeName = text().check(z.maxLength(300));

/** A selection of a bet builder: an outcome of its event. */
export const BuilderSelection = z.object({ marketKey: text(), outcomeCode: text() });
export type BuilderSelection = z.infer<typeof BuilderSelection>;

/** GET /betting-api/v1/builder-prices?outcomeId=: what selections of one event cost as one leg. */
export const BuilderQuestion = z.object({ outcomeId: OutcomeName });
export type BuilderQuestion = z.infer<typeof BuilderQuestion>;

export const BUILDER_RELATIONS = ['together', 'apart', 'none'] as const;

/**
 * The price of the moment; the placement asks for it again. Fails as a leg does that cannot be bet on, and
 * with `builder_contradictory`, `builder_redundant`, `builder_unsuited` or `builder_unpriced`.
 */
export const BuilderAnswer = z.object({
  /** What was asked for. */
  outcomeId: z.string(),
  price: PriceText,
  /** In the order of the outcome's code, each with its own price. */
  parts: z.array(z.object({ ...BuilderSelection.shape, price: PriceText })),
  /** How much shorter the price is than the product of the parts' own; below zero it is longer. */
  percent: z.number(),
  /** Whether the selections win together more often than if they were of different matches, or less often. */
  relation: z.enum(BUILDER_RELATIONS),
  /** The most that the house keeps of the stake on average, in percent; part of the rules. */
  mostMargin: z.number(),
});
export type BuilderAnswer = z.infer<typeof BuilderAnswer>;

/** Details of the codes `builder_…`, as `builder` of `LegRefusedDetails`: which selections they are about. */
export const RefusedBuilder = z.object({
  parts: z.array(BuilderSelection),
  /** `builder_redundant`: what the first of `parts` follows from. */
  by: z.array(BuilderSelection),
});
export type RefusedBuilder = z.infer<typeof RefusedBuilder>;

/** Several selections of one event as one leg of a bet, in the order of the outcome's code. */
export const BetBuilder = z.object({
  parts: z.array(
    z.object({
      marketKey: z.string(),
      outcomeCode: z.string(),
      /** What it cost alone when the bet was placed. */
      price: PriceText,
      /** Once it is decided. */
      result: z.optional(z.enum(['won', 'lost', 'void'])),
    }),
  ),
  /** The price of the parts that are left once others are void, by their places: `0,2`. */
  reduced: z.record(z.string(), PriceText),
});
export type BetBuilder = z.infer<typeof BetBuilder>;
