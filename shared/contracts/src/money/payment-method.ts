import * as z from 'zod/mini';
import { text } from '../text.ts';

/** What money moves by, as players tell ways of paying apart. */
export const PAYMENT_KINDS = ['card', 'bank', 'wallet', 'crypto', 'voucher'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** How long money usually takes. */
export const UsualTime = z.enum(['instant', 'hours', 'days']);
export type UsualTime = z.infer<typeof UsualTime>;

/** A way to move money to an account or from it. */
export const PaymentMethod = z.object({
  id: text(),
  name: text(),
  kind: z.enum(PAYMENT_KINDS),
  currency: text(),
  /** Minor units. */
  minimum: z.number(),
  maximum: z.number(),
  usualTime: UsualTime,
  /** Whether this is the built-in test provider; the page shows it. */
  isTest: z.boolean(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** A card, bank account or wallet that a player has paid with. */
export const SavedMeans = z.object({
  id: text(),
  /** As its owner recognises it, e.g. `•••• 4242`. */
  label: text(),
  /** When it brought money in last, milliseconds since epoch. */
  usedAt: z.number(),
});
export type SavedMeans = z.infer<typeof SavedMeans>;

/** A method to deposit by, with what the player has paid with before. */
export const DepositMethod = z.object({ ...PaymentMethod.shape, means: z.array(SavedMeans) });
export type DepositMethod = z.infer<typeof DepositMethod>;
