import * as z from 'zod/mini';

/** A player's account. Type 0 is the main one, 4 bonus, 9 a further currency. */
export const Account = z.object({
  id: z.string(),
  type: z.union([z.literal(0), z.literal(4), z.literal(9)]),
  currency: z.string(),
  /** Minor units of the currency. */
  balance: z.number(),
  /** Minor units staked in open bets. */
  inPlay: z.number(),
  /** Bets and payments go through it; one account of a player is. */
  isActive: z.boolean(),
});
export type Account = z.infer<typeof Account>;

/** GET /wallet-api/v1/accounts */
export const AccountsAnswer = z.object({ accounts: z.array(Account) });
export type AccountsAnswer = z.infer<typeof AccountsAnswer>;

/** POST /wallet-api/v1/accounts: opens an account in a further currency. */
export const AddAccount = z.object({ currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });
export type AddAccount = z.infer<typeof AddAccount>;

/**
 * Answer of adding and of removing an account (DELETE /wallet-api/v1/accounts/:id): a message for
 * the player, as the key of a text.
 */
export const AccountMessageAnswer = z.object({
  message: z.enum(['account_added', 'account_removed']),
});
export type AccountMessageAnswer = z.infer<typeof AccountMessageAnswer>;
