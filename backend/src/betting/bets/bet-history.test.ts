import type { BetFilter, BetTotals } from '@touchline/contracts/betting';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { listBets, totalBets } from './list-bets.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const test = useTestDatabase();
const START = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

/** What of a bet decides which filters it passes, and what it comes to. */
interface MadeBet {
  readonly status: 'open' | 'won' | 'lost' | 'refunded';
  readonly ending: 'void' | 'cash-out' | undefined;
  readonly type: number;
  readonly currency: string;
  readonly stake: number;
  readonly payout: number;
  readonly soldStake: number;
  readonly soldFor: number;
  readonly isFree: boolean;
  readonly placedAt: number;
}

const madeBet: fc.Arbitrary<MadeBet> = fc
  .record({
    status: fc.constantFrom('open', 'won', 'lost', 'refunded'),
    ending: fc.constantFrom(undefined, 'void', 'cash-out'),
    type: fc.constantFrom(0, 1, 2),
    currency: fc.constantFrom('EUR', 'USD'),
    stake: fc.integer({ min: 2, max: 100_000 }),
    payout: fc.integer({ min: 1, max: 900_000 }),
    soldStake: fc.integer({ min: 0, max: 1 }),
    soldFor: fc.integer({ min: 1, max: 50_000 }),
    isFree: fc.boolean(),
    placedAt: fc.integer({ min: 0, max: 20 }).map((hours) => START + hours * HOUR),
  })
  .map((bet) => ({
    ...bet,
    ending: bet.status === 'open' ? undefined : bet.ending,
    payout: bet.status === 'lost' && bet.ending !== 'cash-out' ? 0 : bet.payout,
    // A free bet cannot be sold.
    ...(bet.isFree ? { soldStake: 0 } : {}),
    isFree: bet.isFree && bet.ending !== 'cash-out',
  }));

const filter: fc.Arbitrary<BetFilter> = fc.record(
  {
    status: fc.constantFrom('open', 'settled', 'won', 'lost', 'returned', 'cashed-out'),
    type: fc.constantFrom('0', '1', '2', '3'),
    from: fc.integer({ min: 0, max: 20 }).map((hours) => String(START + hours * HOUR)),
    to: fc.integer({ min: 0, max: 21 }).map((hours) => String(START + hours * HOUR)),
  },
  { requiredKeys: [] },
);

/** Writes a bet as its acts would have left it; returns its number. */
async function write(
  owner: { readonly playerId: string; readonly accountId: string },
  bet: MadeBet,
): Promise<string> {
  const isOpen = bet.status === 'open';
  const { rows } = await test.pool.query(
    `INSERT INTO bet (player_id, account_id, currency, idempotency_key, payload_digest, type, stake,
       total_odds, possible_return, max_payout, terms, balance_after, status, payout, settlement,
       placed_at, settled_at, sold_stake, ended_by)
     VALUES ($1, $2, $3, gen_random_uuid(), 'digest', $4, $5, '2.000', 10, 1000000, $6, 0, $7, $8,
       $9, to_timestamp($10::bigint / 1000), $11, $12, $13) RETURNING id`,
    [
      owner.playerId,
      owner.accountId,
      bet.currency,
      bet.type,
      bet.stake,
      bet.isFree ? '{"isStakeFree": true}' : null,
      bet.status,
      isOpen ? null : bet.payout,
      isOpen ? null : '{"lines": [], "adjustments": []}',
      bet.placedAt,
      isOpen ? null : new Date(bet.placedAt),
      bet.soldStake,
      bet.ending ?? null,
    ],
  );
  const { id } = rows[0] as unknown as { readonly id: string };
  await test.pool.query(
    `INSERT INTO bet_leg (bet_id, position, event_id, outcome_id, price, facts)
     VALUES ($1, 0, 1, '1~ft-1x2~home', '2.00', '{}')`,
    [id],
  );
  const sales = [
    ...(bet.soldStake > 0 ? [{ stake: bet.soldStake, amount: bet.soldFor }] : []),
    ...(bet.ending === 'cash-out'
      ? [{ stake: bet.stake - bet.soldStake, amount: bet.payout }]
      : []),
  ];
  for (const [index, sale] of sales.entries()) {
    await test.pool.query(
      `INSERT INTO bet_cash_out (bet_id, key, at, stake, amount, is_automatic, balance_after)
       VALUES ($1, $2, now(), $3, $4, false, 0)`,
      [id, `sale-${index}`, sale.stake, sale.amount],
    );
  }
  return id;
}

function passes(bet: MadeBet, { status, type, from = '0', to = 'Infinity' }: BetFilter): boolean {
  const isSold = bet.ending === 'cash-out';
  const ofStatus = {
    open: bet.status === 'open',
    settled: bet.status !== 'open',
    won: bet.status === 'won' && !isSold,
    lost: bet.status === 'lost' && !isSold,
    returned: bet.status === 'refunded' && !isSold,
    'cashed-out': isSold,
  };
  return (
    (status === undefined || ofStatus[status]) &&
    (type === undefined || String(bet.type) === type) &&
    bet.placedAt >= Number(from) &&
    bet.placedAt < Number(to)
  );
}

function summed(bets: readonly MadeBet[], currency: string): BetTotals[] {
  const own = bets.filter((bet) => bet.currency === currency);
  const sum = (of: (bet: MadeBet) => number) => own.reduce((total, bet) => total + of(bet), 0);
  const staked = sum((bet) => (bet.isFree ? 0 : bet.stake));
  const open = sum((bet) => (bet.status === 'open' && !bet.isFree ? bet.stake - bet.soldStake : 0));
  const returned = sum(
    (bet) => (bet.status === 'open' ? 0 : bet.payout) + (bet.soldStake > 0 ? bet.soldFor : 0),
  );
  return own.length === 0
    ? []
    : [{ currency, bets: own.length, staked, open, returned, net: returned - staked + open }];
}

describe('the bet history', () => {
  it('totals of a filter are the sums of its bets, and its pages have each of them once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(madeBet, { maxLength: 12 }),
        fc.array(filter, { minLength: 1, maxLength: 4 }),
        async (bets, filters) => {
          const owner = await fundedAccount(test.pool, 0);
          const ids = new Map<string, MadeBet>();
          for (const bet of bets) ids.set(await write(owner, bet), bet);
          for (const wanted of filters) {
            const question = { playerId: owner.playerId, ...wanted };
            const expected = bets.filter((bet) => passes(bet, wanted));
            expect(await totalBets(test.pool, question)).toEqual([
              ...summed(expected, 'EUR'),
              ...summed(expected, 'USD'),
            ]);
            const seen: string[] = [];
            let cursor: string | undefined;
            do {
              const page = await listBets(test.pool, { ...question, cursor, size: 3 });
              seen.push(...page.bets.map(({ id }) => id));
              cursor = page.nextCursor;
            } while (cursor !== undefined);
            expect(new Set(seen).size).toBe(seen.length);
            expect(seen.toSorted()).toEqual(
              [...ids].flatMap(([id, bet]) => (passes(bet, wanted) ? [id] : [])).toSorted(),
            );
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('a bet, its account and its number filter; those of others are never shown', async () => {
    const owner = await fundedAccount(test.pool, 0);
    const other = await fundedAccount(test.pool, 0);
    const bet: MadeBet = {
      status: 'won',
      ending: undefined,
      type: 0,
      currency: 'EUR',
      stake: 100,
      payout: 250,
      soldStake: 0,
      soldFor: 0,
      isFree: false,
      placedAt: START,
    };
    const [id, foreign] = [await write(owner, bet), await write(other, bet)];
    const shown = async (wanted: BetFilter) =>
      (await listBets(test.pool, { playerId: owner.playerId, ...wanted })).bets.map(
        (each) => each.id,
      );
    expect(await shown({ number: id })).toEqual([id]);
    expect(await shown({ number: foreign })).toEqual([]);
    expect(await shown({ account: owner.accountId })).toEqual([id]);
    expect(await shown({ account: other.accountId })).toEqual([]);
    const page = await listBets(test.pool, { playerId: owner.playerId, cursor: foreign });
    expect(page.bets).toEqual([]);
  });

  it('a page of a long history is read from an index, in its order', async () => {
    const { playerId, accountId } = await fundedAccount(test.pool, 0);
    await test.pool.query(
      `INSERT INTO bet (player_id, account_id, currency, idempotency_key, payload_digest, type, stake,
         total_odds, possible_return, max_payout, balance_after, placed_at)
       SELECT $1, $2, 'EUR', 'long-' || n, 'digest', 0, 100, '2.000', 200, 1000, 0,
         '2026-01-01'::timestamptz + n * interval '1 minute' FROM generate_series(1, 100000) n`,
      [playerId, accountId],
    );
    await test.pool.query(
      `INSERT INTO bet_leg (bet_id, position, event_id, outcome_id, price, facts)
       SELECT id, 0, 1, '1~ft-1x2~home', '2.00', '{}' FROM bet WHERE player_id = $1`,
      [playerId],
    );
    await test.pool.query('ANALYZE bet, bet_leg');
    const client = await test.pool.connect();
    try {
      const first = await listBets(client, { playerId });
      const second = await listBets(client, { playerId, cursor: first.nextCursor });
      const early = await listBets(client, {
        playerId,
        from: String(START),
        to: String(START + HOUR),
      });
      expect(first.bets).toHaveLength(20);
      expect(second.bets[0]?.placedAt).toBe((first.bets.at(-1)?.placedAt ?? 0) - 60_000);
      expect(early.bets).toHaveLength(20);
      for (const mode of ['force_generic_plan', 'force_custom_plan']) {
        await client.query(`SET plan_cache_mode = ${mode}`);
        const { rows } = await client.query(
          `EXPLAIN (FORMAT JSON) EXECUTE "betting.list-bets" (${playerId}, '-infinity', 'infinity',
             NULL, NULL, NULL, NULL, NULL, 21)`,
        );
        const plan = JSON.stringify(rows);
        expect(plan).toContain('"Index Name":"bet_history"');
        // A table with next to nothing in it may be read whole, the long ones may not.
        expect(plan).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"bet(?:_leg)?"/);
      }
    } finally {
      client.release(true);
    }
  });
});
