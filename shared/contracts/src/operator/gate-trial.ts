import * as z from 'zod/mini';

/** GET /operator-api/v1/gate-trial: what the gate decides about a visitor whom an operator describes. */
export const GateTrialAnswer = z.object({
  /** The pattern of the route that the request would come to. */
  route: z.string(),
  /** The block rule that applies: its number, or the one that was sent along. */
  rule: z.optional(z.union([z.number(), z.literal('draft')])),
  /** The code that the request is refused with; none lets it through. */
  refusal: z.optional(z.string()),
});
export type GateTrialAnswer = z.infer<typeof GateTrialAnswer>;
