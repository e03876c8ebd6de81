import * as z from 'zod/mini';
import { text } from '../text.ts';

const Address = text().check(z.minLength(1), z.maxLength(4_000));

/** POST /blocks-api/api/v2/block */
export const BlockQuestion = z.object({
  /** Whether the visitor is signed in. */
  auth: z.boolean(),
  /** The whole address. */
  url: Address,
});
export type BlockQuestion = z.infer<typeof BlockQuestion>;

export const BlockAnswer = z.object({ displayTypeId: z.number(), templateTypeId: z.number() });
export type BlockAnswer = z.infer<typeof BlockAnswer>;

/** POST /redirects-api/api/v1/redirect-light */
export const RedirectQuestion = z.object({ url: Address });
export type RedirectQuestion = z.infer<typeof RedirectQuestion>;

export const RedirectAnswer = z.object({
  redirect: z.boolean(),
  code: z.number(),
  url: text(),
  /** Why, a rule's reason each. */
  reasons: z.array(text()),
  /** The addresses of the redirect chain, the requested one first. */
  breadcrumbs: z.array(text()),
});
export type RedirectAnswer = z.infer<typeof RedirectAnswer>;
