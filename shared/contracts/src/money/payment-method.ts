import * as z from 'zod/mini';
import { text } from '../text.ts';

/** A way to move money to an account or from it. */
export const PaymentMethod = z.object({
  id: text(),
  name: text(),
  /** Icon name of the ui package. */
  icon: text(),
  currency: text(),
  /** Minor units. */
  minimum: z.number(),
  maximum: z.number(),
  /** Whether this is the built-in test provider; the page shows it. */
  isTest: z.boolean(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;
