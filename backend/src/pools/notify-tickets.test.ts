import { hash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPEN_GUARD } from '../../test/betting/open-guard.ts';
import { useTestDatabase } from '../../test/database/use-test-database.ts';
import { createTestClock } from '../../test/platform/test-app.ts';
import { fundedAccount } from '../../test/wallet/test-wallet.ts';
import { chooseContact } from '../identity/contact/contact-store.ts';
import type { Notice } from '../identity/mail/mails.ts';
import { createNotices } from '../messages/notices/notices.ts';
import { buyTicket } from './buy-ticket.ts';
import { cancelDraw } from './cancel-draw.ts';
import { holdDueDraws, openDraws } from './hold-draws.ts';
import { buyBet } from './bets/buy-bet.ts';
import { openDrawsOf } from './list-draws.ts';
import { lotteryLines } from './lotteries.ts';
import { notifyTickets } from './notify-tickets.ts';
import { payTickets } from './pay-tickets.ts';

const test = useTestDatabase();
const clock = createTestClock();
const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const SYSTEM = [ALL, ALL, ALL, ALL];
let playerId: string;
let mails: Notice[];

beforeEach(async () => {
  ({ playerId } = await fundedAccount(test.pool, 5_000_000));
  await test.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', $2, $2) ON CONFLICT DO NOTHING`,
    [playerId, new Date(clock.now())],
  );
  mails = [];
});

const site = () => ({
  pool: test.pool,
  clock: clock.now,
  guard: OPEN_GUARD,
  isOffered: async () => true,
  linesOf: lotteryLines,
  onMoved: () => undefined,
});
const notices = createNotices({
  clock: clock.now,
  mails: {
    writeNotice: async (_client, notice) => {
      mails.push(notice);
    },
  },
  fallback: async () => 'en',
});
const notify = (write = notices.write) => notifyTickets({ pool: test.pool, writeNotice: write });

async function draw() {
  await openDraws(site());
  const { draws } = await openDrawsOf(test.pool, clock.now());
  const found = draws.find(({ lottery }) => lottery === '4x10');
  if (found === undefined) {
    throw new Error('no draw was opened');
  }
  return found;
}
const buy = (drawId: string, marks: number[][]) =>
  buyTicket(site(), { playerId, key: randomUUID(), drawId, marks });

async function hold(closesAt: number): Promise<void> {
  clock.advance(closesAt - clock.now());
  await holdDueDraws(site());
  await payTickets(site());
}

async function inbox() {
  const { rows } = await test.pool.query<{ notice: string; facts: Record<string, unknown> }>(
    'SELECT notice, facts FROM inbox_message WHERE player_id = $1 ORDER BY id',
    [playerId],
  );
  return rows;
}
async function paid(): Promise<number> {
  const { rows } = await test.pool.query<{ paid: string }>(
    'SELECT coalesce(sum(prize), 0) AS paid FROM lottery_ticket WHERE player_id = $1',
    [playerId],
  );
  return Number(rows[0]?.paid);
}

describe('notices of tickets', () => {
  it('tickets that are paid together are one notice, and it is written once by any processes', async () => {
    const { id, closesAt } = await draw();
    await buy(id, SYSTEM);
    await buy(id, SYSTEM);
    await hold(closesAt);
    await Promise.all([notify(), notify(), notify()]);
    await notify();
    const facts = { game: 'lottery', currency: 'EUR', count: 2, amount: await paid() };
    expect(await inbox()).toEqual([{ notice: 'tickets-paid', facts }]);
  });

  it('a notice that could not be written is written by the next attempt', async () => {
    const { id, closesAt } = await draw();
    await buy(id, SYSTEM);
    await hold(closesAt);
    const failing = async () => {
      throw new Error('no disk');
    };
    await expect(notify(failing)).rejects.toThrow('no disk');
    expect(await inbox()).toEqual([]);
    await notify();
    expect(await inbox()).toHaveLength(1);
  });

  it('a win of less than its player has staked in the draw is in the inbox, and no mail', async () => {
    const first = await draw();
    // All of the pool but the deduction comes back: less than was staked.
    await buy(first.id, SYSTEM);
    await hold(first.closesAt);
    await notify();
    expect(await inbox()).toHaveLength(1);
    expect(mails).toEqual([]);
    // A jackpot of others makes the same ticket a gain.
    const second = await draw();
    await test.pool.query(
      `INSERT INTO lottery_jackpot VALUES ('4x10', 'EUR', 900000)
       ON CONFLICT (lottery, currency) DO UPDATE SET amount = 900000`,
    );
    await buy(second.id, SYSTEM);
    await hold(second.closesAt);
    await notify();
    expect(mails).toMatchObject([{ kind: 'tickets-paid', playerId }]);
  });

  it('a bet on a draw that has won is told of as a ticket is, and so is one that is returned', async () => {
    const first = await draw();
    const { rows } = await test.pool.query<{ id: string }>(
      'SELECT id FROM account WHERE player_id = $1',
      [playerId],
    );
    const limits = { minimum: 1, maximum: 10_000, maxPayout: 100_000, liability: 100_000 };
    const bet = (drawId: string, side: 'over' | 'under') =>
      buyBet(
        { ...site(), limitsOf: async () => limits },
        {
          playerId,
          key: randomUUID(),
          drawId,
          bet: { kind: 'sum', field: 0, side },
          accountId: rows[0]?.id ?? '',
          stake: 500,
          odds: 188,
        },
      );
    await bet(first.id, 'over');
    await bet(first.id, 'under');
    await hold(first.closesAt);
    await notify();
    const second = await draw();
    await bet(second.id, 'over');
    await cancelDraw(site(), { id: second.id, actor: 'operator:anna', reason: 'drums not sealed' });
    await payTickets(site());
    await notify();
    const facts = { game: 'lottery', currency: 'EUR', count: 1 };
    expect(await inbox()).toEqual([
      { notice: 'tickets-paid', facts: { ...facts, amount: 940 } },
      { notice: 'tickets-returned', facts: { ...facts, amount: 500 } },
    ]);
    // Less than was staked on the draw: no good news to write a mail about.
    expect(mails).toMatchObject([{ kind: 'tickets-returned' }]);
    clock.advance(second.closesAt - clock.now());
  });

  it('a player who wants no message about payments gets none, and the stake of a cancelled draw is a notice', async () => {
    const { id, closesAt } = await draw();
    await buy(id, [[1], [2], [3], [4]]);
    await cancelDraw(site(), { id, actor: 'operator:anna', reason: 'drums not sealed' });
    await payTickets(site());
    await chooseContact(test.pool, {
      playerId,
      topic: 'payments',
      channel: 'mail',
      isOn: false,
      now: clock.now(),
    });
    await notify();
    const facts = { game: 'lottery', currency: 'EUR', count: 1, amount: 100 };
    expect(await inbox()).toEqual([{ notice: 'tickets-returned', facts }]);
    expect(mails).toEqual([]);
    clock.advance(closesAt - clock.now());
  });
});

describe('the salt of a draw', () => {
  it('the salt of a draw is a digest of 256 random bits of each sale', async () => {
    const { id, closesAt } = await draw();
    await buy(id, [[1], [2], [3], [4]]);
    await buy(id, [[1], [2], [3], [4]]);
    await hold(closesAt);
    const { rows } = await test.pool.query<{ id: string; marks: unknown; nonce: string }>(
      'SELECT id, marks, nonce FROM lottery_ticket WHERE draw_id = $1 ORDER BY id',
      [id],
    );
    expect(new Set(rows.map(({ nonce }) => nonce)).size).toBe(2);
    const sold = rows.map((row) => {
      expect(row.nonce).toMatch(/^[0-9a-f]{64}$/);
      return `${row.id}:${JSON.stringify(row.marks)}:${row.nonce}\n`;
    });
    const { rows: draws } = await test.pool.query('SELECT salt FROM lottery_draw WHERE id = $1', [
      id,
    ]);
    expect(draws[0]?.['salt']).toBe(hash('sha256', sold.join('')));
  });

  it('a draw with tickets of before, which brought no chance, is held as well', async () => {
    const { id, closesAt } = await draw();
    await buy(id, SYSTEM);
    await test.pool.query('UPDATE lottery_ticket SET nonce = NULL WHERE draw_id = $1', [id]);
    await hold(closesAt);
    expect(await paid()).toBeGreaterThan(0);
  });
});
