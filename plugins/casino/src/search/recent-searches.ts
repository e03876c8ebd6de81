import { type PluginContext, perPlugin } from '@touchline/plugin-api';
import * as z from 'zod/mini';

const Recent = z.object({ texts: z.array(z.string()) });
type Recent = z.infer<typeof Recent>;

const MOST = 8;

/** What was looked for among the games lately on this device, newest first. */
export const recentSearchesOf = perPlugin(({ storage }: PluginContext) => {
  const store = storage.open<Recent>({
    name: 'searches',
    version: 1,
    schema: Recent,
    initial: { texts: [] },
    isEmpty: ({ texts }) => texts.length === 0,
  });
  return {
    store,
    remember: (text: string) => {
      const typed = text.toLowerCase();
      const others = store.get().texts.filter((known) => {
        // "bla" on the way to "blackjack" is not a search of its own.
        const same = known.toLowerCase();
        return !typed.startsWith(same) && !same.startsWith(typed);
      });
      store.set({ texts: [text, ...others].slice(0, MOST) });
    },
  };
});
