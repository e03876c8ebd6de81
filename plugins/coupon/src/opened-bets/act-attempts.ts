import type { PluginContext } from '@touchline/plugin-api';
import * as z from 'zod/mini';

/** One act on an open bet: what was sent, and the key by which the server knows it again. */
export interface ActAttempt<Requested> {
  readonly key: string;
  readonly requested: Requested;
  /** Milliseconds since epoch. */
  readonly startedAt: number;
}

/** The acts that were sent and not yet answered, by bet. */
export interface ActAttempts<Requested> {
  readonly open: () => ReadonlyMap<string, ActAttempt<Requested>>;
  /** Keeps the act; with the key of the one before where it continues with that. */
  readonly begin: (betId: string, requested: Requested, key?: string) => ActAttempt<Requested>;
  /** The server has answered. */
  readonly end: (betId: string) => void;
}

/** No page waits for a response that long: the bet itself shows its state. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/** Keeps unanswered acts on the device: sending one again, even after a reload, is the same act. */
export function createActAttempts<Requested>(
  { storage, clock }: Pick<PluginContext, 'storage' | 'clock'>,
  { name, requested }: { readonly name: string; readonly requested: z.ZodMiniType<Requested> },
): ActAttempts<Requested> {
  const Stored = z.object({
    open: z.record(z.string(), z.object({ key: z.string(), requested, startedAt: z.number() })),
  });
  const store = storage.open<{ readonly open: Readonly<Record<string, ActAttempt<Requested>>> }>({
    name,
    version: 2,
    schema: Stored,
    migrate: (stored) => {
      // The first version stored what was requested under another name.
      const { open } = stored as {
        readonly open: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
      };
      const renamed = Object.entries(open).map(([betId, { ['wish']: sent, ...rest }]) => {
        return [betId, { ...rest, requested: sent }];
      });
      return { open: Object.fromEntries(renamed) };
    },
    initial: { open: {} },
    isEmpty: ({ open }) => Object.keys(open).length === 0,
  });
  const change = (betId: string, attempt: ActAttempt<Requested> | undefined) => {
    const { [betId]: _before, ...others } = store.get().open;
    store.set({ open: attempt === undefined ? others : { ...others, [betId]: attempt } });
  };
  return {
    open: () =>
      new Map(
        Object.entries(store.get().open).filter(
          ([, { startedAt }]) => clock.now() - startedAt < KEPT_FOR,
        ),
      ),
    begin: (betId, sent, key = crypto.randomUUID()) => {
      const attempt = { key, requested: sent, startedAt: clock.now() };
      change(betId, attempt);
      return attempt;
    },
    end: (betId) => change(betId, undefined),
  };
}
