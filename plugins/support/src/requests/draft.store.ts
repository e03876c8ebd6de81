import { SUPPORT_TEXT, SUPPORT_TOPICS } from '@touchline/contracts/support';
import { type PluginContext, perPlugin } from '@touchline/plugin-api';
import * as z from 'zod/mini';

const Draft = z.object({
  topic: z.enum(SUPPORT_TOPICS),
  text: z.string().check(z.maxLength(2 * SUPPORT_TEXT.longest)),
});
type Draft = z.infer<typeof Draft>;

/** What is being written to Support: a reload or a sign-in in between loses nothing. */
export const draftOf = perPlugin(({ storage }: PluginContext) =>
  storage.open<Draft>({
    name: 'draft',
    version: 1,
    schema: Draft,
    initial: { topic: 'account', text: '' },
    isEmpty: ({ text }) => text === '',
  }),
);
