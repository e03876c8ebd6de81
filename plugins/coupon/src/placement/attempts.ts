import { PlaceBet } from '@touchline/contracts/betting';
import { type PluginContext, perPlugin } from '@touchline/plugin-api';
import * as z from 'zod/mini';

const Attempt = z.object({ key: z.string(), body: PlaceBet, startedAt: z.number() });
/** One act of placing: what was sent, and the key by which the server knows it again. */
export type Attempt = z.infer<typeof Attempt>;

const Stored = z.object({ open: z.array(Attempt) });

/** The server remembers a key for this long; afterwards no page waits for a response. */
const REMEMBERED_FOR = 24 * 60 * 60 * 1000;

/**
 * The placements that were sent and not yet answered, kept on the device: sending one again, even
 * after a reload, is the same act to the server. Several tabs may have one each.
 */
export const attemptsOf = perPlugin(({ storage, clock }: PluginContext) => {
  const store = storage.open<z.infer<typeof Stored>>({
    name: 'attempt',
    version: 2,
    schema: Stored,
    initial: { open: [] },
    migrate: (stored) => {
      const { open } = stored as { readonly open?: unknown };
      return { open: open === undefined ? [] : [open] };
    },
    isEmpty: ({ open }) => open.length === 0,
  });
  const all = () =>
    store.get().open.filter(({ startedAt }) => clock.now() - startedAt < REMEMBERED_FOR);
  return {
    /** The one that has waited longest. */
    oldest: (): Attempt | undefined => all()[0],
    begin: (body: PlaceBet): Attempt => {
      const key = crypto.randomUUID();
      const attempt = { key, body: { ...body, id: key }, startedAt: clock.now() };
      store.set({ open: [...all(), attempt] });
      return attempt;
    },
    /** The server has answered. */
    end: (key: string) => store.set({ open: all().filter((attempt) => attempt.key !== key) }),
  };
});
