import { CashOut } from '@touchline/contracts';
import { type PluginContext, perPlugin } from '@touchline/plugin-api';
import * as z from 'zod/mini';

const SaleAttempt = z.object({ key: z.string(), wish: CashOut, startedAt: z.number() });
/** One act of selling: what was sent, and the key by which the server knows it again. */
export type SaleAttempt = z.infer<typeof SaleAttempt>;

const Stored = z.object({ open: z.record(z.string(), SaleAttempt) });

/** Nobody waits for an answer that long: the bet itself tells what has become of it. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/**
 * The sales that were sent and not yet answered, by bet, kept on the device: sending one again, even
 * after a reload, is the same act to the server.
 */
export const saleAttemptsOf = perPlugin(({ storage, clock }: PluginContext) => {
  const store = storage.open<z.infer<typeof Stored>>({
    name: 'sales',
    version: 1,
    schema: Stored,
    initial: { open: {} },
    isEmpty: ({ open }) => Object.keys(open).length === 0,
  });
  const change = (betId: string, attempt: SaleAttempt | undefined) => {
    const { [betId]: _before, ...others } = store.get().open;
    store.set({ open: attempt === undefined ? others : { ...others, [betId]: attempt } });
  };
  return {
    open: (): ReadonlyMap<string, SaleAttempt> =>
      new Map(
        Object.entries(store.get().open).filter(
          ([, { startedAt }]) => clock.now() - startedAt < KEPT_FOR,
        ),
      ),
    /** Keeps the act; with the key of the one before where it goes on with that. */
    begin: (betId: string, wish: CashOut, key: string = crypto.randomUUID()): SaleAttempt => {
      const attempt = { key, wish, startedAt: clock.now() };
      change(betId, attempt);
      return attempt;
    },
    /** The server has answered. */
    end: (betId: string) => change(betId, undefined),
  };
});
