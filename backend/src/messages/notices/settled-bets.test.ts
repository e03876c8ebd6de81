import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { fundedAccount, singleRequest } from '../../../test/wallet/test-wallet.ts';
import { chooseContact } from '../../identity/contact/contact-store.ts';
import { placeBets, settleBets } from '../../money/wallet/bet-money.ts';
import { createNotices, type NoticeToWrite } from './notices.ts';
import { notifySettledBets } from './settled-bets.ts';

const START = Date.UTC(2026, 0, 15, 12);
const test = useTestDatabase();
let now = START;
let owner: Awaited<ReturnType<typeof fundedAccount>>;

beforeEach(async () => {
  now += 3_600_000;
  owner = await fundedAccount(test.pool, 1_000_000);
  await test.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', $2, $2) ON CONFLICT DO NOTHING`,
    [owner.playerId, new Date(now)],
  );
});

const notices = createNotices({
  clock: () => now,
  mails: { writeNotice: async () => undefined },
  fallback: async () => 'en',
});
const run = (write = notices.write) =>
  notifySettledBets({ pool: test.pool, clock: () => now, notices: { write } });
const chooses = (isOn: boolean) =>
  chooseContact(test.pool, {
    playerId: owner.playerId,
    topic: 'bets',
    channel: 'page',
    isOn,
    now,
  });

async function place(stake: number): Promise<string> {
  const [placed] = await placeBets(test.pool, [
    singleRequest(owner, { stake, at: now, checked: true }),
  ]);
  return placed?.bet ?? '';
}
async function settle(bet: string, payout: number): Promise<void> {
  const status = payout > 0 ? 'won' : 'lost';
  const settlement = { lines: [], adjustments: [] };
  await settleBets(test.pool, [{ bet, kind: 'settlement', status, payout, settlement, at: now }]);
}
async function written() {
  const { rows } = await test.pool.query<{ facts: object }>(
    `SELECT facts FROM inbox_message WHERE player_id = $1 AND notice = 'bets-settled' ORDER BY id`,
    [owner.playerId],
  );
  return rows.map(({ facts }) => facts);
}
async function queued(): Promise<number> {
  const { rowCount } = await test.pool.query(
    'SELECT FROM settled_bet_notice WHERE player_id = $1',
    [owner.playerId],
  );
  return rowCount ?? 0;
}

describe('notices of settled bets', () => {
  it('a player who has not asked for them is queued nothing', async () => {
    await settle(await place(1_000), 2_000);
    expect(await queued()).toBe(0);
  });

  it('bets that settle within a few seconds are one notice, and it is written once', async () => {
    await chooses(true);
    const bets = [await place(1_000), await place(500), await place(700)];
    await settle(bets[0] ?? '', 2_000);
    now += 4_000;
    await settle(bets[1] ?? '', 0);
    await run();
    expect(await written()).toEqual([]);
    now += 6_000;
    await Promise.all([run(), run()]);
    expect(await written()).toEqual([{ currency: 'EUR', count: 2, amount: 2_000 }]);
    await settle(bets[2] ?? '', 1_500);
    now += 10_000;
    await run();
    expect((await written()).at(-1)).toEqual({ currency: 'EUR', count: 1, amount: 1_500 });
  });

  it('a notice that could not be written is written by the next attempt', async () => {
    await chooses(true);
    await settle(await place(1_000), 2_000);
    now += 10_000;
    const failing = async (_client: unknown, _notice: NoticeToWrite) => {
      throw new Error('no disk');
    };
    await expect(run(failing)).rejects.toThrow('no disk');
    expect(await queued()).toBe(1);
    await run();
    expect(await written()).toHaveLength(1);
  });

  it('a bet that its player has sold is no notice', async () => {
    await chooses(true);
    await test.pool.query('SELECT cash_out_bet($1, $2, $3, $4, $5, $6, $7, false, $8)', [
      await place(1_000),
      owner.playerId,
      randomUUID(),
      1_000,
      1_000,
      900,
      10_000,
      new Date(now),
    ]);
    expect(await queued()).toBe(0);
  });
});
