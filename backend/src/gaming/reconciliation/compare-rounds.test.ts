import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { raiseTask } from '../../operator/tasks/tasks.ts';
import { compareRounds, type StatedRound } from './compare-rounds.ts';
import { reconcileRounds } from './reconcile-rounds.ts';

const test = useTestDatabase();
const round = (name: string, more: Partial<StatedRound> = {}): StatedRound => ({
  round: name,
  account: '1',
  currency: 'EUR',
  staked: 100,
  won: 0,
  isClosed: true,
  ...more,
});

describe('rounds of both sides', () => {
  it('each side is looked through for what the other lacks or has otherwise', () => {
    const stated = [
      round('same'),
      round('theirs'),
      round('won', { won: 5 }),
      round('open'),
      round('void', { staked: 0 }),
    ];
    const booked = [round('same'), round('ours'), round('won'), round('open', { isClosed: false })];
    expect(compareRounds(stated, booked).map((found) => [found.round, found.difference])).toEqual([
      ['theirs', 'not-booked'],
      ['won', 'other-money'],
      ['open', 'not-closed'],
      ['ours', 'not-stated'],
    ]);
  });

  it('a difference becomes one task for operators, however often it is found', async () => {
    const stateRounds = async () => [round('orphan')];
    const day = { from: 0, until: 86_400_000, now: 86_400_000 };
    for (const _time of [1, 2]) {
      const found = await reconcileRounds(
        { pool: test.pool, provider: 'vendor', stateRounds, raiseTask },
        day,
      );
      expect(found).toHaveLength(1);
    }
    const { rows } = await test.pool.query(
      `SELECT subject, detail FROM operator_task WHERE kind = 'game-difference'`,
    );
    expect(rows).toEqual([
      {
        subject: 'game-round:vendor:1:orphan',
        detail: {
          provider: 'vendor',
          difference: 'not-booked',
          booked: '–',
          moved: '1.00 → 0.00 EUR',
        },
      },
    ]);
  });
});
