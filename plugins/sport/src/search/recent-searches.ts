import { type PluginContext, perPlugin } from '@touchline/plugin-api';
import * as z from 'zod/mini';

const Recent = z.object({ texts: z.array(z.string()) });
type Recent = z.infer<typeof Recent>;

const MOST = 8;

/** What the player looked for lately on this device, newest first. */
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
      const others = store.get().texts.filter((known) => {
        // "ars" on the way to "arsenal" is not a separate search.
        const same = known.toLowerCase();
        return !text.toLowerCase().startsWith(same) && !same.startsWith(text.toLowerCase());
      });
      store.set({ texts: [text, ...others].slice(0, MOST) });
    },
  };
});
