import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { BettingSettings } from './betting-settings.ts';
import { stakeBounds } from './stake-bounds.ts';
import { stakeLimitsAnswer } from './coupon-terms.ts';
import { createStakeFactors } from './stake-factors.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase({ poolSize: 6 });
});
afterAll(() => test.stop());

it('simultaneous changes of a player’s stake factor are all recorded and one remains', async () => {
  const clock = createTestClock();
  const factors = createStakeFactors({ pool: test.pool, clock: clock.now });
  const changes: { before: unknown; after: unknown }[] = [];
  const set = (factor: number) =>
    factors.set('10000001', {
      next: { factor, reason: 'review' },
      audit: async ({ before, after }) => {
        changes.push({ before, after });
      },
    });
  await Promise.all([set(0.1), set(0.2), set(0.3), set(0.4)]);
  // Each replaced what the one before it had set.
  expect(changes).toHaveLength(4);
  expect(changes[0]?.before).toBeUndefined();
  for (const [index, { before }] of changes.entries()) {
    expect(before).toEqual(changes[index - 1]?.after);
  }
  clock.advance(60_000);
  expect(await factors.of('10000001')).toEqual(changes.at(-1)?.after);
});

it('operators see the bounds that placing applies, by currency, and the types without them', async () => {
  const settings = BettingSettings.parse({
    isVipShown: true,
    vipFactor: 3,
    types: [0, 1, 2],
    minimumTypes: [0, 1],
    maximumTypes: [0],
  });
  const { currencies, ...bounds } = await stakeBounds(test.pool, {
    settings,
    currencies: ['EUR', 'SEK'],
  });
  expect(bounds).toMatchObject({ withoutMinimum: [2], withoutMaximum: [1, 2] });
  for (const { currency, minimum, maximum, vipMaximum, maxPayout } of currencies) {
    const player = { isBonusAccount: false, stakeFactor: undefined };
    const applied = stakeLimitsAnswer(settings, { currency, player });
    expect({ minimum, maximum, maxPayout }).toEqual({
      minimum: applied.byType?.['0']?.minimum,
      maximum: applied.byType?.['0']?.maximum,
      maxPayout: applied.maxPayout,
    });
    expect(vipMaximum).toBe(maximum * 3);
  }
  expect(currencies.map(({ currency }) => currency)).toEqual(['EUR', 'SEK']);
});

it('players with bounds of their own are listed by number, page after page', async () => {
  await test.pool.query(
    `INSERT INTO stake_factor (player_id, factor, reason)
     SELECT id, 0.25, 'market-risk' FROM generate_series(20000001, 20000060) AS id`,
  );
  const settings = BettingSettings.parse({});
  const seen: string[] = [];
  let cursor: string | undefined = '20000000';
  while (cursor !== undefined) {
    const { players, nextCursor } = await stakeBounds(test.pool, {
      settings,
      currencies: [],
      cursor,
    });
    expect(players[0]).toMatchObject({ factor: 0.25, reason: 'market-risk' });
    seen.push(...players.map(({ playerId }) => playerId));
    cursor = nextCursor;
  }
  expect(seen).toHaveLength(60);
  expect(seen).toEqual([...new Set(seen)].toSorted());
});
