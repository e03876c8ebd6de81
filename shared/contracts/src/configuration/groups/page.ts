import * as z from 'zod/mini';

/** What the header offers. */
export const HeaderConfiguration = z.object({
  search: z._default(z.boolean(), true),
  balance: z._default(z.boolean(), true),
});

/** Who may read the pages of information. */
export const InformationConfiguration = z.object({
  paymentForPlayersOnly: z._default(z.boolean(), false),
});
