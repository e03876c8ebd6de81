import { afterEach, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createEventInterest } from './event-interest.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const test = useTestDatabase();
const NOW = Date.UTC(2026, 5, 1);
const HOUR = 60 * 60_000;

async function bet(hoursAgo: number, eventIds: readonly number[], result?: 'won'): Promise<void> {
  const { pool } = test;
  const { rows } = await pool.query(
    `INSERT INTO bet (player_id, account_id, currency, idempotency_key, payload_digest, type, stake,
       total_odds, possible_return, max_payout, balance_after, placed_at)
     VALUES (1, 1, 'EUR', gen_random_uuid()::text, '', 1, 100, '2.00', 200, 1000, 0, $1) RETURNING id`,
    [new Date(NOW - hoursAgo * HOUR)],
  );
  for (const [position, eventId] of eventIds.entries()) {
    await pool.query(
      `INSERT INTO bet_leg (bet_id, position, event_id, outcome_id, price, facts, result, graded_at)
       VALUES ($1, $2, $3, 'x', '2.00', '{}', $4, CASE WHEN $4::text IS NULL THEN NULL ELSE now() END)`,
      [(rows[0] as { id: string }).id, position, eventId, result ?? null],
    );
  }
}

afterEach(async () => {
  await test.pool.query('TRUNCATE bet, bet_leg CASCADE');
});

it('the interest in an event is the number of open bets on it of the last hours', async () => {
  const interest = createEventInterest({ pool: test.pool, clock: () => NOW });
  expect(interest.of(1)).toBe(0);
  await bet(1, [1, 2]);
  await bet(5, [1]);
  await bet(7, [1, 3]);
  await bet(1, [4], 'won');
  await interest.refresh();
  expect([1, 2, 3, 4].map(interest.of)).toEqual([2, 1, 0, 0]);
});
