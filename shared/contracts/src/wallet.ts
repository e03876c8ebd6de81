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
  isActive: z.boolean(),
});
export type Account = z.infer<typeof Account>;

/** GET /wallet-api/v1/accounts */
export const AccountsAnswer = z.object({ accounts: z.array(Account) });
export type AccountsAnswer = z.infer<typeof AccountsAnswer>;
