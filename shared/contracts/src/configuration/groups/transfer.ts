import * as z from 'zod/mini';

/** Who is to keep the accounts of players that are transferred, by name, and under which terms. */
export const TransferTarget = z.object({
  transferTo: z._default(z.string().check(z.maxLength(80)), ''),
  transferTermsUrl: z._default(z.string().check(z.regex(/^(?:https:\/\/.+)?$/)), ''),
});
