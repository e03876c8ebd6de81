import * as z from 'zod/mini';
import type { Grade } from '@touchline/domain/markets';

const GRADES = ['won', 'lost', 'void', 'half-won', 'half-lost'] as const satisfies readonly Grade[];

/** What must be known of a market after a restart: whose it is, and how it ended. */
const Followed = z.object({
  marketId: z.string(),
  eventId: z.string(),
  key: z.string(),
  codes: z.record(z.coerce.number(), z.string()),
  startsAt: z.number(),
  results: z.optional(z.record(z.string(), z.enum(GRADES))),
  /** When they were declared last, milliseconds since epoch. */
  decidedAt: z.optional(z.number()),
});
export type FollowedMarket = z.infer<typeof Followed>;

const Memory = z.object({ markets: z.array(Followed) });

/** So long after its start nothing of a market is asked for any more. */
const KEPT_MS = 14 * 86_400_000;

/** The markets that are or were followed. */
export interface FollowedMarkets {
  readonly get: (marketId: string) => FollowedMarket | undefined;
  readonly ofEvent: (eventId: string) => readonly FollowedMarket[];
  readonly all: () => Iterable<FollowedMarket>;
  readonly set: (market: FollowedMarket) => void;
  /** Keeps what has changed; called again and again. */
  readonly keep: (now: number) => Promise<void>;
}

/** Reads what an earlier process has kept. A memory that cannot be read is empty. */
export async function openFollowedMarkets(memory: {
  readonly read: () => Promise<unknown>;
  readonly write: (value: unknown) => Promise<void>;
}): Promise<FollowedMarkets> {
  const kept = Memory.safeParse(await memory.read());
  const markets = new Map((kept.data?.markets ?? []).map((market) => [market.marketId, market]));
  let isChanged = false;
  return {
    get: (marketId) => markets.get(marketId),
    ofEvent: (eventId) => [...markets.values()].filter((market) => market.eventId === eventId),
    all: () => markets.values(),
    set(market) {
      markets.set(market.marketId, market);
      isChanged = true;
    },
    async keep(now) {
      if (!isChanged) {
        return;
      }
      isChanged = false;
      for (const [id, { startsAt }] of markets) {
        if (startsAt < now - KEPT_MS) {
          markets.delete(id);
        }
      }
      await memory.write({ markets: [...markets.values()] });
    },
  };
}
