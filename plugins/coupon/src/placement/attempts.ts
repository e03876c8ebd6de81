import { PlaceBet } from '@touchline/contracts';
import { type PluginContext, perPlugin } from '@touchline/plugin-api';
import * as z from 'zod/mini';

const Attempt = z.object({ key: z.string(), body: PlaceBet, startedAt: z.number() });
/** One act of placing: what was sent, and the key by which the server knows it again. */
export type Attempt = z.infer<typeof Attempt>;

const Stored = z.object({ open: z.optional(Attempt) });

/** The server remembers a key for this long; afterwards nobody waits for an answer any more. */
const REMEMBERED_FOR = 24 * 60 * 60 * 1000;

/**
 * The placement that was sent and not yet answered, kept on the device: sending it again, even
 * after a reload, is the same act to the server.
 */
export const attemptsOf = perPlugin(({ storage, clock }: PluginContext) => {
  const store = storage.open<z.infer<typeof Stored>>({
    name: 'attempt',
    version: 1,
    schema: Stored,
    initial: {},
    isEmpty: ({ open }) => open === undefined,
  });
  return {
    open: (): Attempt | undefined => {
      const { open } = store.get();
      return open !== undefined && clock.now() - open.startedAt < REMEMBERED_FOR ? open : undefined;
    },
    begin: (body: PlaceBet): Attempt => {
      const attempt = { key: crypto.randomUUID(), body, startedAt: clock.now() };
      store.set({ open: attempt });
      return attempt;
    },
    /** The server has answered. */
    end: () => store.set({}),
  };
});
