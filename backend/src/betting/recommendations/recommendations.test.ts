import { LEAST_BACKERS } from '@touchline/domain/coupon';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import type { App } from '../../platform/http/app.ts';
import type { OutcomeView } from '../../pricing/book/view-outcome.ts';
import { countPairs } from './count-pairs.ts';
import { registerRecommendations } from './recommendation-routes.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const clock = createTestClock();
const HOUR = 60 * 60_000;
let database: TestDatabase;
let app: App;
let isProtected = false;
/** Outcomes that cannot be bet on now. */
const closed = new Set<string>();

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  registerRecommendations(app, {
    pool: database.pool,
    book: {
      getOutcome: (outcomeId) =>
        ({
          status: closed.has(outcomeId) ? 'closed' : 'open',
          price: '2.00',
          event: { section: outcomeId.startsWith('7') ? 'live' : 'line' },
        }) as unknown as OutcomeView,
    },
    isProtected: async () => isProtected,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  closed.clear();
  isProtected = false;
  await database.pool.query('TRUNCATE bet, bet_leg, backed_pair, backed_pair_player CASCADE');
  await database.pool.query('UPDATE backed_pair_cursor SET bet_id = 0');
});

let nextId = 1_000;

interface Placed {
  readonly playerId: number;
  readonly outcomes: readonly string[];
  /** Hours from now; of the matches. */
  readonly startsIn?: number;
}

/** Places bets a while ago, in few statements. */
async function place(bets: readonly Placed[], minutesAgo = 5): Promise<void> {
  const rows = bets.map((bet) => ({ ...bet, id: (nextId += 1) }));
  await database.pool.query(
    `INSERT INTO bet (id, player_id, account_id, currency, idempotency_key, payload_digest, type, stake,
       total_odds, possible_return, max_payout, balance_after, placed_at)
     SELECT id, player, 1, 'EUR', id::text, '', 1, 100, '2.00', 200, 1000, 0, $3
     FROM unnest($1::bigint[], $2::bigint[]) AS placed (id, player)`,
    [
      rows.map(({ id }) => id),
      rows.map(({ playerId }) => playerId),
      new Date(clock.now() - minutesAgo * 60_000),
    ],
  );
  const legs = rows.flatMap(({ id, outcomes, startsIn = 3 }) =>
    outcomes.map((outcome, position) => ({
      id,
      position,
      outcome,
      event: Number(outcome.split('~')[0]),
      facts: JSON.stringify({ startsAt: clock.now() + startsIn * HOUR }),
    })),
  );
  await database.pool.query(
    `INSERT INTO bet_leg (bet_id, position, event_id, outcome_id, price, facts)
     SELECT id, position, event, outcome, '2.00', facts
     FROM unnest($1::bigint[], $2::smallint[], $3::bigint[], $4::text[], $5::jsonb[])
       AS leg (id, position, event, outcome, facts)`,
    [
      legs.map(({ id }) => id),
      legs.map(({ position }) => position),
      legs.map(({ event }) => event),
      legs.map(({ outcome }) => outcome),
      legs.map(({ facts }) => facts),
    ],
  );
}

const count = () => countPairs({ pool: database.pool, clock: clock.now });

async function counted(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query('SELECT first, second, players FROM backed_pair');
  return Object.fromEntries(
    rows.map(({ first, second, players }) => [`${first} ${second}`, players]),
  );
}

/** The same from the bets alone: of each pair of outcomes of different matches the players who backed both. */
function recount(bets: readonly Placed[]): Record<string, number> {
  const players = new Map<string, Set<number>>();
  for (const { playerId, outcomes } of bets) {
    for (const [at, one] of outcomes.entries()) {
      for (const two of outcomes.slice(at + 1)) {
        if (one.split('~')[0] === two.split('~')[0] || outcomes.length > 12) continue;
        const key = [one, two].sort().join(' ');
        players.set(key, (players.get(key) ?? new Set()).add(playerId));
      }
    }
  }
  return Object.fromEntries([...players].map(([key, of]) => [key, of.size]));
}

/** Bets as they might be, the same each time. */
function someBets(many: number): Placed[] {
  let seed = 7;
  const draw = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  return Array.from({ length: many }, () => ({
    playerId: 1 + draw(30),
    outcomes: [
      ...new Set(
        Array.from({ length: 1 + draw(5) }, () => `${1 + draw(9)}~ft-1x2~${'hda'[draw(3)]}`),
      ),
    ],
  }));
}

const ask = async (query: string) =>
  (await app.inject(`/betting-api/v1/recommendations?${query}`)).json();

describe('the count of what is backed together', () => {
  it('the count is that of a plain recount, however the bets come and however often it runs', async () => {
    const bets = someBets(450);
    await place(bets.slice(0, 210));
    await count();
    await place(bets.slice(210, 211));
    await count();
    await place(bets.slice(211));
    await Promise.all([count(), count()]);
    await count();
    expect(await counted()).toEqual(recount(bets));
  });

  it('the count from the beginning counts no player twice', async () => {
    const bets = someBets(60);
    await place(bets);
    await count();
    await database.pool.query('UPDATE backed_pair_cursor SET bet_id = 0');
    await count();
    expect(await counted()).toEqual(recount(bets));
  });

  it('a bet of this minute waits: one with an earlier id may still be on its way', async () => {
    await place([{ playerId: 1, outcomes: ['1~a~x', '2~a~x'] }], 0.5);
    await count();
    expect(await counted()).toEqual({});
    clock.advance(60_000);
    await count();
    expect(await counted()).toEqual({ '1~a~x 2~a~x': 1 });
  });

  it('a slip of more than twelve legs counts nothing', async () => {
    const outcomes = Array.from({ length: 13 }, (_, at) => `${at + 1}~a~x`);
    await place([
      { playerId: 1, outcomes },
      { playerId: 2, outcomes: outcomes.slice(0, 12) },
    ]);
    await count();
    expect(Object.values(await counted())).toEqual(Array.from({ length: 66 }, () => 1));
  });

  it('pairs are forgotten with their players half a day after the earlier match has begun', async () => {
    await place([{ playerId: 1, outcomes: ['1~a~x', '2~a~x'], startsIn: 1 }]);
    await count();
    clock.advance(12 * HOUR);
    await count();
    expect(await counted()).not.toEqual({});
    clock.advance(HOUR);
    await count();
    expect(await counted()).toEqual({});
    const { rows } = await database.pool.query('SELECT FROM backed_pair_player');
    expect(rows).toHaveLength(0);
  });
});

describe('recommendations', () => {
  const backed = (players: number, outcomes: readonly string[]) =>
    Array.from({ length: players }, (_, at) => ({ playerId: at + 1, outcomes }));

  it('a slip is recommended what enough different players have backed with it, and told why', async () => {
    const [most, few] = ['2~a~x', '3~a~x'];
    await place([
      ...backed(LEAST_BACKERS, ['1~a~x', most]),
      ...backed(LEAST_BACKERS - 1, ['1~a~x', few]),
      // One player alone, however many slips.
      ...Array.from({ length: 20 }, () => ({ playerId: 99, outcomes: ['1~a~x', '4~a~x'] })),
    ]);
    await count();
    expect(await ask('outcomes=1~a~x,9~a~x')).toEqual({
      isProtected: false,
      recommendations: [{ outcomeId: most, because: ['1~a~x'] }],
    });
    expect(await ask('outcomes=2~a~x')).toMatchObject({
      recommendations: [{ outcomeId: '1~a~x', because: ['2~a~x'] }],
    });
  });

  it('a recommendation says nothing of how many have backed it', async () => {
    await place(backed(17, ['1~a~x', '2~a~x']));
    await count();
    expect(JSON.stringify(await ask('outcomes=1~a~x'))).not.toContain('17');
  });

  it('an outcome that is closed, or of the other section, is not recommended', async () => {
    await place([...backed(6, ['1~a~x', '2~a~x']), ...backed(6, ['1~a~x', '70~a~x'])]);
    await count();
    closed.add('2~a~x');
    const idsOf = async (query: string) =>
      (await ask(query)).recommendations.map(({ outcomeId }: { outcomeId: string }) => outcomeId);
    expect(await idsOf('outcomes=1~a~x')).toEqual(['70~a~x']);
    expect(await idsOf('outcomes=1~a~x&section=line')).toEqual([]);
    expect(await idsOf('outcomes=1~a~x&section=live')).toEqual(['70~a~x']);
  });

  it('a protected player is recommended nothing', async () => {
    await place(backed(6, ['1~a~x', '2~a~x']));
    await count();
    isProtected = true;
    expect(await ask('outcomes=1~a~x')).toEqual({ isProtected: true, recommendations: [] });
  });

  it.each(['', 'outcomes=', `outcomes=${Array.from({ length: 21 }, (_, at) => at).join(',')}`])(
    'a question without outcomes, or with too many, is refused: %s',
    async (query) => {
      expect((await app.inject(`/betting-api/v1/recommendations?${query}`)).statusCode).toBe(400);
    },
  );
});
