import { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import { DAY, MINUTE } from '@touchline/domain/time';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { singleRequest } from '../../../test/wallet/test-wallet.ts';
import { openAccount } from '../../money/wallet/accounts.ts';
import { placeBets, settleBets } from '../../money/wallet/bet-money.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { deposit } from '../../money/wallet/payment-movements.ts';
import { runLoyalty } from '../loyalty-job.ts';
import { createNotices } from '../../messages/notices/notices.ts';
import { attributeFriend, invitedBy, readFriends } from './friends.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const test = useTestDatabase();
const RULES = LoyaltyConfiguration.parse({ referral: { isOffered: true } });
let now = Date.UTC(2026, 0, 15, 12);
let nextPlayer = 71_000_000;
let inviter: string;
let friend: string;

async function register(): Promise<string> {
  nextPlayer += 1;
  const id = String(nextPlayer);
  await test.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, birthday, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'full', '1990-01-01', $2, $2)`,
    [id, new Date(now)],
  );
  await openAccount(test.pool, { playerId: id, currency: 'EUR' });
  return id;
}

const notices = createNotices({
  clock: () => now,
  mails: { writeNotice: async () => undefined },
  fallback: async () => 'en',
});
async function noticesTo(playerId: string) {
  const { rows } = await test.pool.query<{ notice: string; facts: object }>(
    'SELECT notice, facts FROM inbox_message WHERE player_id = $1',
    [playerId],
  );
  return rows;
}
const read = (playerId: string, rules = RULES) => readFriends(test.pool, { playerId, rules, now });
const run = () =>
  runLoyalty({
    pool: test.pool,
    clock: () => now,
    settings: async () => RULES,
    writeNotice: notices.write,
    zoneOffset: async () => 0,
  });
const attribute = async (code: string | undefined, friendId = friend, rules = RULES) =>
  attributeFriend(test.pool, { friendId, code: code ?? '', rules, now });

async function balance(playerId: string): Promise<number> {
  const { rows } = await test.pool.query<{ balance: string }>(
    'SELECT balance FROM account WHERE player_id = $1 AND type = 0',
    [playerId],
  );
  return Number(rows[0]?.balance);
}

async function lose(playerId: string, stake: number, price = '2.00'): Promise<void> {
  const accountId = await openAccount(test.pool, { playerId, currency: 'EUR' });
  await deposit(test.pool, {
    accountId,
    amount: stake,
    currency: 'EUR',
    source: 'test',
    externalId: `${playerId}-${stake}-${now}-${price}`,
    at: now,
  });
  const [placed] = await placeBets(test.pool, [
    singleRequest(
      { playerId, accountId },
      { stake, at: now, checked: true, legs: [{ event: 7, outcome: 'x', price, facts: {} }] },
    ),
  ]);
  const settlement = { lines: [], adjustments: [] };
  await settleBets(test.pool, [
    { bet: placed?.bet ?? '', kind: 'settlement', status: 'lost', payout: 0, settlement, at: now },
  ]);
}

beforeEach(async () => {
  now += DAY;
  inviter = await register();
  friend = await register();
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

it('a player has one code, and no one else has it', async () => {
  const [{ code }, { code: again }, other] = await Promise.all([
    read(inviter),
    read(inviter),
    read(friend),
  ]);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(again).toBe(code);
  expect(other.code).not.toBe(code);
});

it('the reward is paid once, when the friend has staked enough on bets that count', async () => {
  const { code, terms } = await read(inviter);
  expect(terms).toMatchObject({ required: 5_000, reward: 1_000, days: 30, minCoef: '1.40' });
  await attribute(code);
  await lose(friend, 4_999);
  await lose(friend, 9_000, '1.39');
  await run();
  expect(await invitedBy(test.pool, inviter)).toMatchObject([{ staked: 4_999, state: 'waiting' }]);
  expect(await balance(inviter)).toBe(0);
  await lose(friend, 1);
  await Promise.all([run(), run(), run()]);
  await lose(friend, 6_000);
  await run();
  expect(await invitedBy(test.pool, inviter)).toMatchObject([{ staked: 5_000, state: 'paid' }]);
  expect(await balance(inviter)).toBe(1_000);
});

it('the inviter is notified of the reward once, when it is paid, and the friend is not', async () => {
  await attribute((await read(inviter)).code);
  await lose(friend, 4_999);
  await run();
  expect(await noticesTo(inviter)).toEqual([]);
  await lose(friend, 1);
  await Promise.all([run(), run()]);
  await run();
  expect(await noticesTo(inviter)).toEqual([
    { notice: 'referral-paid', facts: { amount: 1_000, currency: 'EUR' } },
  ]);
  expect(await noticesTo(friend)).toEqual([]);
});

it('a reward whose notice cannot be written is not paid, and both follow with the next attempt', async () => {
  await attribute((await read(inviter)).code);
  await lose(friend, 5_000);
  const failing = runLoyalty({
    pool: test.pool,
    clock: () => now,
    settings: async () => RULES,
    writeNotice: async () => Promise.reject(new Error('no disk')),
    zoneOffset: async () => 0,
  });
  await expect(failing).rejects.toThrow();
  expect(await balance(inviter)).toBe(0);
  await run();
  expect(await balance(inviter)).toBe(1_000);
  expect(await noticesTo(inviter)).toHaveLength(1);
});

it('a friend is attributed once, to another player alone, and only by a code that exists', async () => {
  const { code } = await read(inviter);
  const { code: own } = await read(friend);
  await attribute(own);
  await attribute('ZZZZZZZZ');
  await attribute("' OR true");
  await attribute(code);
  await attribute((await read(await register())).code);
  expect(await invitedBy(test.pool, inviter)).toHaveLength(1);
  expect((await read(friend)).friends).toEqual([]);
});

it('an invitation that is not fulfilled in time expires, and later stakes bring nothing', async () => {
  await attribute((await read(inviter)).code);
  now += 30 * DAY;
  await lose(friend, 6_000);
  await run();
  now += MINUTE;
  await run();
  await lose(friend, 7_000);
  await run();
  expect(await invitedBy(test.pool, inviter)).toMatchObject([{ staked: 0, state: 'expired' }]);
  expect(await balance(inviter)).toBe(0);
});

it.each(['name-and-birthday', 'phone', 'document', 'device'])(
  'an account that shares a %s with its inviter brings nothing',
  async (kind) => {
    await attribute((await read(inviter)).code);
    for (const id of [inviter, friend]) {
      await test.pool.query(
        `INSERT INTO person_key (player_id, kind, digest) VALUES ($1, $2, sha256($3::bytea))`,
        [id, kind, inviter],
      );
    }
    await lose(friend, 6_000);
    await run();
    expect(await invitedBy(test.pool, inviter)).toMatchObject([{ state: 'refused' }]);
    expect(await balance(inviter)).toBe(0);
  },
);

it.each<[string, (playerId: string) => Promise<unknown>]>([
  [
    'self-excluded',
    (playerId) =>
      test.pool.query(
        `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
         VALUES (gen_random_uuid(), $1, 30, 184, 'ACTIVE', $2, $2)`,
        [playerId, new Date(now)],
      ),
  ],
  [
    'on a time-out',
    (playerId) =>
      test.pool.query(
        `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
         VALUES (gen_random_uuid(), $1, 33, 7, 'ACTIVE', $2, $2)`,
        [playerId, new Date(now)],
      ),
  ],
  [
    'flagged for a sign of harm',
    (playerId) =>
      test.pool.query(
        `INSERT INTO behaviour_flag (player_id, kind, measure, raised_at, seen_at)
         VALUES ($1, 'chasing', 3, $2, $2)`,
        [playerId, new Date(now)],
      ),
  ],
])('a player who is %s has no link, and the one they had attributes no one', async (_, become) => {
  const { code } = await read(inviter);
  await become(inviter);
  const { code: gone, terms } = await read(inviter);
  expect([gone, terms]).toEqual([undefined, undefined]);
  await attribute(code);
  expect(await invitedBy(test.pool, inviter)).toEqual([]);
});

it('a site that offers no reward shows no link', async () => {
  expect(await read(inviter, LoyaltyConfiguration.parse({}))).toEqual({ friends: [] });
});
