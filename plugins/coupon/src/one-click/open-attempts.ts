import { PlaceBet } from '@touchline/contracts/betting';
import { Selection } from '@touchline/contracts/plugins';
import { type PluginContext, perPlugin } from '@touchline/plugin-api';
import * as z from 'zod/mini';

const OneClickAttempt = z.object({
  key: z.string(),
  body: PlaceBet,
  selection: Selection,
  currency: z.string(),
  startedAt: z.number(),
});
/** A one-click bet that was sent: asking for its answer again is the same act to the server. */
export type OneClickAttempt = z.infer<typeof OneClickAttempt>;

const Stored = z.object({ open: z.array(OneClickAttempt) });

/** The server remembers a key for this long; afterwards no page waits for a response. */
const REMEMBERED_FOR = 24 * 60 * 60 * 1000;

/** One-click bets that were sent and not yet answered, kept on the device. */
export const openAttemptsOf = perPlugin(({ storage, clock }: PluginContext) => {
  const store = storage.open<z.infer<typeof Stored>>({
    name: 'one-click',
    version: 1,
    schema: Stored,
    initial: { open: [] },
    isEmpty: ({ open }) => open.length === 0,
  });
  const all = () =>
    store.get().open.filter(({ startedAt }) => clock.now() - startedAt < REMEMBERED_FOR);
  return {
    all,
    add: (attempt: OneClickAttempt) => store.set({ open: [...all(), attempt] }),
    /** The server has answered. */
    end: (key: string) => store.set({ open: all().filter((attempt) => attempt.key !== key) }),
  };
});
