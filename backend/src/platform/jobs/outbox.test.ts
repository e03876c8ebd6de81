import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  silentLog,
  startTestDatabase,
  type TestDatabase,
} from '../../../test/database/test-database.ts';
import { placeBets, settleBets } from '../../money/wallet/bet-money.ts';
import { fundedAccount, singleRequest } from '../../../test/wallet/test-wallet.ts';
import { createListener } from '../database/listener.ts';
import { createOutboxRelay, type OutboxRelay } from './outbox.ts';
import { createOutboxNotifier } from './outbox-notifier.ts';
import type { OutboxEvent } from './outbox-event.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: TestDatabase;
let relays: OutboxRelay[];
const PATIENT = { timeout: 15_000, interval: 5 };

beforeAll(async () => {
  test = await startTestDatabase();
});
afterAll(() => test.stop());
beforeEach(async () => {
  relays = [];
  await test.pool.query('DELETE FROM outbox');
});
afterEach(async () => {
  for (const relay of relays) await relay.stop();
});

/** One that polls at its start and then only when it is woken. */
function relay(publish: (events: readonly OutboxEvent[]) => void | Promise<void>): OutboxRelay {
  const made = createOutboxRelay({
    pool: test.pool,
    listener: createListener({ pool: test.pool, onTrouble: () => undefined }),
    log: silentLog,
    publish,
    lookEveryMs: 3_600_000,
  });
  relays.push(made);
  return made;
}

describe('the outbox', () => {
  it('the outbox reports deposits, bets and settlements in order, each with the balance it left', async () => {
    const reported: OutboxEvent[] = [];
    const { playerId, accountId } = await fundedAccount(test.pool, 1_000);
    const [placed] = await placeBets(test.pool, [
      singleRequest({ playerId, accountId }, { stake: 400 }),
    ]);
    const betId = placed?.bet ?? '';
    await settleBets(test.pool, [
      { bet: betId, kind: 'settlement', status: 'won', payout: 800, settlement: {}, at: 1 },
    ]);
    await relay((events) => void reported.push(...events)).flush();
    const common = { playerId, accountId, currency: 'EUR' };
    expect(reported).toEqual([
      { topic: 'balance.changed', ...common, balance: 1_000 },
      { topic: 'bet.placed', ...common, betId, stake: 400 },
      { topic: 'balance.changed', ...common, balance: 600 },
      { topic: 'bet.settled', ...common, betId, status: 'won', payout: 800 },
      { topic: 'balance.changed', ...common, balance: 1_400 },
    ]);
    expect((await test.pool.query('SELECT FROM outbox')).rowCount).toBe(0);
  });

  it('the outbox keeps what could not be published and retries it', async () => {
    await fundedAccount(test.pool, 1_000);
    const publish = vi
      .fn()
      .mockRejectedValueOnce(new Error('bus away'))
      .mockResolvedValue(undefined);
    const made = relay(publish);
    await made.flush();
    expect((await test.pool.query('SELECT FROM outbox')).rowCount).toBe(1);
    await made.flush();
    expect(publish).toHaveBeenCalledTimes(2);
    expect((await test.pool.query('SELECT FROM outbox')).rowCount).toBe(0);
  });

  it('the outbox reports nothing of what was rolled back', async () => {
    const owner = await fundedAccount(test.pool, 1_000);
    await test.pool.query('DELETE FROM outbox');
    const client = await test.pool.connect();
    await client.query('BEGIN');
    await placeBets(client, [singleRequest(owner, { stake: 400 })]);
    await client.query('ROLLBACK');
    client.release();
    const publish = vi.fn();
    await relay(publish).flush();
    expect(publish).not.toHaveBeenCalled();
  });

  it('the outbox is flushed on a notification, once by two relays', async () => {
    const owner = await fundedAccount(test.pool, 1_000);
    await test.pool.query('DELETE FROM outbox');
    const reported: OutboxEvent[] = [];
    const made = [1, 2].map(() => relay((events) => void reported.push(...events)));
    for (const one of made) one.start();
    await vi.waitFor(async () => {
      const { rows } = await test.pool.query(
        "SELECT count(*)::int AS listening FROM pg_stat_activity WHERE query = 'LISTEN outbox'",
      );
      expect(rows).toEqual([{ listening: 2 }]);
    }, PATIENT);
    const ring = createOutboxNotifier(test.pool);
    await placeBets(test.pool, [singleRequest(owner, { stake: 100 })]);
    ring();
    await vi.waitFor(() => expect(reported).toHaveLength(2), PATIENT);
  });
});
