import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createDraw } from '../chaos/money-world.ts';
import { ACT_PAIRS, type ActPair, createExplorer, type Explorer } from './explore.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

/** Those whose guard and whose money are apart; the rest of the pairs is drawn from. */
const CLOSEST: readonly ActPair[] = [
  ['open a deposit', 'confirm a deposit'],
  ['confirm a deposit', 'confirm a deposit'],
  ['place a live bet with an advance', 'sell a bet'],
  ['place a bet with an advance', 'change a bet staked with an advance'],
  ['place a live bet with an advance', 'close the player account'],
  ['confirm a deposit', 'take a time-out'],
  ['convert an account into the further one', 'convert an account into the further one'],
  ['convert an account into the further one', 'close an account'],
  ['convert an account into the further one', 'convert the further account'],
  ['convert the further account', 'switch to another account'],
  ['convert the further account', 'lower the wagering limit'],
  ['pay a bet early', 'pay a bet early'],
  ['pay a bet early', 'lose a bet'],
  ['pay a bet early', 'sell a bet'],
  ['pay a bet early', 'sell a part of a bet'],
  ['pay a bet early', 'change a bet'],
  ['pay a bet early', 'void a bet'],
];

/** `npm run soak` runs all pairs. */
const DRAWN = Number(process.env['INTERLEAVED_PAIRS'] ?? 40);
const SEED = Number(process.env['INTERLEAVING_SEED'] ?? 20_260_115);

let test: TestDatabase;
let explorer: Explorer;
beforeAll(async () => {
  test = await startTestDatabase();
  explorer = await createExplorer({ connectionString: test.url });
});
afterAll(async () => {
  await explorer.stop();
  await test.stop();
});

describe('two acts on the money of one player', () => {
  it.each(CLOSEST)(
    'the acts %s and %s break no rule in any order of their steps',
    async (...pair) => {
      const { schedules, endings, faults } = await explorer.explore(pair, { switches: 1 });
      expect(faults).toEqual([]);
      // The steps were interleaved, and at least one of the acts came through.
      expect(schedules).toBeGreaterThan(4);
      expect(endings).toContain('done');
    },
  );

  it(`two acts break no rule in one order of the steps of ${DRAWN} pairs drawn of all`, async () => {
    const draw = createDraw({ seed: SEED, act: 0 });
    const faults: string[] = [];
    for (let at = 0; at < DRAWN; at += 1) {
      const found = await explorer.explore(draw.oneOf(ACT_PAIRS), {
        switches: 2,
        choose: (schedules) => [draw.oneOf(schedules)],
      });
      faults.push(...found.faults);
    }
    expect(faults).toEqual([]);
  });
});
