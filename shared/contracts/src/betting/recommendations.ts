import * as z from 'zod/mini';
import { text } from '../text.ts';

const MOST_OUTCOMES = 20;

/** GET /betting-api/v1/recommendations: the outcomes of a slip, and which section is wanted. */
export const RecommendationsQuestion = z.object({
  outcomes: text().check(
    z.minLength(1),
    z.maxLength(3_000),
    z.refine((list) => list.split(',').length <= MOST_OUTCOMES),
  ),
  section: z.optional(z.enum(['live', 'line'])),
});
export type RecommendationsQuestion = z.infer<typeof RecommendationsQuestion>;

/** What else those who backed the same have backed, most of them first. How many they were is not said. */
export const RecommendationsAnswer = z.object({
  /** Nothing is recommended to this player at present. */
  isProtected: z.boolean(),
  recommendations: z.array(
    z.object({
      outcomeId: text(),
      /** The outcomes of the slip with which it was backed. */
      because: z.array(text()),
    }),
  ),
});
export type RecommendationsAnswer = z.infer<typeof RecommendationsAnswer>;
