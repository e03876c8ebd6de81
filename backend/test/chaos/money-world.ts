import type { Bet } from '@touchline/contracts/betting';
import type { Pool } from 'pg';
import { createRandom } from '../../src/pricing/models/random.ts';
import { openAccount } from '../../src/money/wallet/accounts.ts';
import { deposit } from '../../src/money/wallet/payment-movements.ts';
import { lockLimits } from '../../src/protection/responsible/limit-store.ts';
import type { BetGuard } from '../../src/betting/placement/bet-guard.ts';
import { findBet } from '../../src/betting/bets/bet-store.ts';
import { listBets } from '../../src/betting/bets/list-bets.ts';
import { BettingSettings } from '../../src/betting/placement/betting-settings.ts';
import { type CashOuts, createCashOuts } from '../../src/betting/cash-out/cash-out.ts';
import { type BetChange, createBetChanges } from '../../src/betting/cash-out/change-bet.ts';
import { createPlaceBet, type PlaceBetService } from '../../src/betting/placement/place-bet.ts';
import { createSettlement, type Settlement } from '../../src/betting/settlement/settlement.ts';
import { createTestBook } from '../betting/test-book.ts';

export const CODES = ['home', 'draw', 'away'] as const;
const PLAYERS = 4;
const EVENTS = 40;
/** Little enough that money runs out at times. */
const FUNDS = 20_000;

/** A player and their own account. */
export interface StoredPlayer {
  readonly playerId: string;
  readonly accountId: string;
}

/** Draws of a run: the same for the same seed. */
export interface Draw {
  readonly number: (below: number) => number;
  readonly oneOf: <Item>(items: readonly Item[]) => Item;
}

/** Players, events and the services that move their money. */
export interface MoneyWorld {
  readonly pool: Pool;
  readonly players: readonly StoredPlayer[];
  readonly events: readonly number[];
  readonly book: ReturnType<typeof createTestBook>;
  readonly clock: () => number;
  readonly advance: (milliseconds: number) => void;
  readonly placeBet: PlaceBetService;
  readonly cashOuts: CashOuts;
  readonly change: (change: BetChange) => Promise<unknown>;
  readonly settlement: Settlement;
  readonly nextKey: () => string;
  readonly openBets: (playerId: string) => Promise<readonly Bet[]>;
  readonly bet: (playerId: string, betId: string) => Promise<Bet | undefined>;
}

/** No limits, with the lock that the real ones are read under. */
const GUARD: BetGuard = {
  assertAvailable: () => undefined,
  lock: (client, playerId) => lockLimits(client, playerId),
  checkBet: async () => undefined,
};

/** Places in the sequence that one act may draw from. */
const DRAWS_OF_AN_ACT = 1_000;

/** The draws of one act of a run, whatever happens beside it. */
export function createDraw({ seed, act }: { readonly seed: number; readonly act: number }): Draw {
  const random = createRandom(seed);
  let position = act * DRAWS_OF_AN_ACT;
  const number = (below: number) => {
    position += 1;
    return Math.floor(random(position) * below);
  };
  return { number, oneOf: (items) => items[number(items.length)] as (typeof items)[number] };
}

/** A world with money and something to bet on. */
export async function createMoneyWorld(pool: Pool, seed: number): Promise<MoneyWorld> {
  const book = createTestBook();
  let now = Date.UTC(2026, 0, 15, 12);
  let keys = 0;
  const clock = () => now;
  const settings = BettingSettings.parse({
    prepaid: { isOffered: true, percent: 50 },
    liveDelaySeconds: 0,
  });
  const quoteSecret = new TextEncoder().encode('money-world');
  const shared = { pool, clock, book, settings: () => settings, quoteSecret };
  const events = Array.from({ length: EVENTS }, (_, at) => 1_000 + at);
  for (const event of events) {
    for (const code of CODES) book.offer(`${event}~ft-1x2~${code}`, { price: '2.00' });
  }
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, at): Promise<StoredPlayer> => {
      const playerId = String(60_000_000 + at);
      const accountId = await openAccount(pool, { playerId, currency: 'EUR' });
      const movement = { accountId, amount: FUNDS, currency: 'EUR', source: 'chaos' };
      await deposit(pool, { ...movement, externalId: `funds-${at}`, at: now });
      return { playerId, accountId };
    }),
  );
  return {
    pool,
    players,
    events,
    book,
    clock,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    placeBet: createPlaceBet({ ...shared, guard: GUARD }),
    cashOuts: createCashOuts(shared),
    change: createBetChanges({ ...shared, guard: GUARD }),
    settlement: createSettlement({
      pool,
      clock,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    }),
    nextKey: () => {
      keys += 1;
      return `chaos-${seed}-${keys}`;
    },
    openBets: async (playerId) => (await listBets(pool, { playerId, status: 'open' })).bets,
    bet: (playerId, betId) => findBet(pool, { playerId, betId }),
  };
}
