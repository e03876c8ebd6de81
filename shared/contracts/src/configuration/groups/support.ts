import * as z from 'zod/mini';

/** Where help is found, shown at the end of every page; empty where there is no such way. */
export const SupportConfiguration = z.object({
  email: z._default(z.union([z.email(), z.literal('')]), ''),
  /** With plus and country code, as it is to be dialled. */
  phone: z._default(z.string().check(z.regex(/^(\+[\d ()-]{6,24})?$/)), ''),
});
