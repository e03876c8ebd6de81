import { randomUUID } from 'node:crypto';
import type { FreeRoundGift } from '@touchline/contracts/free-rounds';
import { LIMIT_TYPE } from '@touchline/domain/limits';
import { DAY } from '@touchline/domain/time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { offeredGame } from '../../../test/gaming/offered-game.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { registerPlayer, type TestPlayer } from '../../../test/site/test-player.ts';
import { noteLaunched, openSession } from '../../gaming/sessions/game-session-store.ts';
import type { WalletAnswer } from '../../gaming/wallet/wallet-command.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';

const BASE = '/operator-api/v1/free-rounds';
let site: TestGateway;
let player: TestPlayer & { readonly account: string; readonly token: string };

beforeAll(async () => {
  site = await startTestGateway({ poolSize: 10 });
  const [house] = site.modules.games.providers;
  if (house === undefined) {
    throw new Error('the house’s games are a provider');
  }
  vi.spyOn(house, 'games').mockResolvedValue([
    offeredGame({ code: 'slot', name: 'Five Strips', hasFreeRounds: true }),
    offeredGame({ code: 'blackjack' }),
  ]);
  await site.modules.configuration.change('thirdparty', { allowed: true });
  await site.modules.configuration.change('responsible', { personalDataBeforePlay: false });
}, 60_000);
afterAll(() => site.close());
beforeEach(async () => {
  await site.modules.configuration.change('loyalty', { freeRounds: { isOffered: true } });
  player = await newPlayer();
});
// Whatever a test has done, the books are right, and as many rounds are used as were played.
afterEach(async () => expect(await ledgerFaults(site.database.pool)).toEqual([]));

/** An adult with a game open. */
async function newPlayer(): Promise<typeof player> {
  const made = await registerPlayer(site);
  const { pool } = site.database;
  await pool.query(`UPDATE player SET birthday = '1990-01-01' WHERE id = $1`, [made.userId]);
  const account = (await balances(pool, made.userId))[0]?.id ?? '';
  const [id, token, at] = [randomUUID(), randomUUID(), site.clock.now()];
  const session = { id, token, provider: 'house', game: 'slot', playerId: made.userId };
  await openSession(pool, { ...session, accountId: account, at, expiresAt: at + 90 * DAY });
  await noteLaunched(pool, { id, at });
  return { ...made, account, token };
}

const balance = async () => (await balances(site.database.pool, player.userId))[0]?.balance;

interface Asked {
  readonly key?: string;
  readonly [field: string]: unknown;
}

function post(path: string, payload: object, key?: string) {
  return site.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${OPERATOR}`, ...(key && { 'idempotency-key': key }) },
    payload,
  });
}

function ask({ key = randomUUID(), ...more }: Asked = {}) {
  const body = {
    gameId: 'house:slot',
    currency: 'EUR',
    stake: 20,
    rounds: 5,
    expiresAt: site.clock.now() + 7 * DAY,
    playerIds: [player.userId],
    reason: 'A welcome.',
  };
  return post(BASE, { ...body, ...more }, key);
}

async function grant(more: Asked = {}): Promise<FreeRoundGift> {
  const answer = await ask(more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function mine() {
  const url = '/loyalty-api/v1/free-rounds';
  return (await site.app.inject({ url, headers: player.headers })).json();
}
const rewardOf = async (): Promise<string> => (await mine()).freeRounds[0]?.id;
const leftOf = async (): Promise<number> => (await mine()).freeRounds[0]?.left ?? 0;

const said = (answer: WalletAnswer) => (answer.outcome === 'done' ? 'done' : answer.reason);
const moving = (transaction: string) => ({
  holder: { token: player.token },
  transaction,
  currency: 'EUR',
  game: 'slot',
});

/** Begins a free round as the games say it: 20 cents in hundred-thousandths. */
async function begin(
  round: string,
  { reward, amount = 20_000 }: { readonly reward?: string; readonly amount?: number } = {},
) {
  return said(
    await site.modules.games.wallet('house', {
      ...moving(`${round}:bet`),
      type: 'stake',
      round,
      amount,
      isFree: true,
      ...(reward !== undefined && { reward }),
      closes: false,
    }),
  );
}

async function win(round: string, minor: number) {
  return said(
    await site.modules.games.wallet('house', {
      ...moving(`${round}:win`),
      type: 'pay',
      kind: 'win',
      round,
      reference: `${round}:bet`,
      amount: minor * 1_000,
      closes: true,
    }),
  );
}

async function takeBack(round: string, what = 'bet') {
  return said(
    await site.modules.games.wallet('house', {
      ...moving(`${round}:back:${what}`),
      type: 'take-back',
      target: `${round}:${what}`,
      closes: false,
    }),
  );
}

async function sumOf(kind: string): Promise<number> {
  const { rows } = await site.database.pool.query<{ sum: string }>(
    `SELECT coalesce(sum(amount), 0) AS sum FROM entry JOIN account ON account.id = account_id
     WHERE kind = $1 AND account.currency = 'EUR'`,
    [kind],
  );
  return Number(rows[0]?.sum);
}

describe('a grant of free rounds', () => {
  it('a grant that is pressed twice is given once, with one notice and one line of the audit log', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask({ key })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await mine()).freeRounds).toMatchObject([
      { gameId: 'house:slot', gameName: 'Five Strips', stake: 20, rounds: 5, left: 5 },
    ]);
    const { pool } = site.database;
    const notices = await pool.query(
      `SELECT facts FROM inbox_message WHERE player_id = $1 AND notice = 'free-rounds-granted'`,
      [player.userId] as never,
    );
    expect(notices.rows).toEqual([{ facts: { count: 5, amount: 20, currency: 'EUR' } }]);
    const id: string = answers[0]?.json().id;
    const acts = await pool.query(
      `SELECT action, reason FROM audit_log WHERE subject = 'free-rounds:' || $1::text`,
      [id] as never,
    );
    expect(acts.rows).toEqual([{ action: 'free-rounds.grant', reason: 'A welcome.' }]);
    expect((await ask({ key, rounds: 6 })).json().error.code).toBe('idempotency_key_reused');
  });

  it.each<[string, object, string]>([
    ['more rounds than may be', { rounds: 101, stake: 10 }, '/rounds'],
    ['rounds that are worth too much together', { rounds: 11, stake: 200 }, '/rounds'],
    ['a stake above the bound', { stake: 201 }, '/stake'],
    ['a stake below the bound', { stake: 9 }, '/stake'],
    ['a currency without bounds', { currency: 'RUB' }, '/currency'],
    ['a game without free rounds', { gameId: 'house:blackjack' }, '/gameId'],
    ['an end that is past', { expiresAt: 1 }, '/expiresAt'],
  ])('a grant of %s is refused', async (_name, more, path) => {
    const { error } = (await ask({ ...more })).json();
    expect(error).toMatchObject({ code: 'validation_failed', details: [{ path }] });
    expect((await mine()).freeRounds).toEqual([]);
  });

  it.each<[string, string, string]>([
    [
      'who excluded themselves',
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 30, 30, 'ACTIVE', now(), now())`,
      'protected',
    ],
    [
      'who takes a break',
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 33, 30, 'ACTIVE', now(), now())`,
      'protected',
    ],
    [
      'who turned bonuses off',
      `INSERT INTO player_setting (player_id, id, value, changed_at)
       VALUES ($1, 'isBonusWanted', 'false', now())`,
      'declined',
    ],
    ['whose age is unknown', 'UPDATE player SET birthday = NULL WHERE id = $1', 'protected'],
  ])('a grant gives nothing to a player %s, and the others theirs', async (_name, sql, why) => {
    const other = await newPlayer();
    await site.database.pool.query(sql, [player.userId] as never);
    const gift = await grant({ playerIds: [player.userId, other.userId, '99999999'] });
    expect(gift.players).toBe(1);
    expect(gift.refused).toEqual([
      { playerId: player.userId, why },
      { playerId: '99999999', why: 'unknown' },
    ]);
  });

  it('a grant that is withdrawn takes no round any more, and what was begun is paid', async () => {
    const { id } = await grant();
    const reward = await rewardOf();
    const round = randomUUID();
    expect(await begin(round, { reward })).toBe('done');
    const path = `${BASE}/${id}/withdraw`;
    const answers = await Promise.all([1, 2].map(() => post(path, { reason: 'A mistake.' })));
    expect(answers.map((answer) => answer.json().isLive)).toEqual([false, false]);
    expect(await begin(randomUUID(), { reward })).toBe('free-round-expired');
    expect(await win(round, 40)).toBe('done');
    expect(await balance()).toBe(40);
    expect((await mine()).freeRounds).toEqual([]);
  });
});

describe('a free round', () => {
  it('a free round costs its player nothing, and its win is their money, paid once by promotions', async () => {
    await grant();
    const reward = await rewardOf();
    const before = [
      await sumOf('promotions'),
      await sumOf('games-result'),
      await sumOf('open-rounds'),
    ];
    const round = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => begin(round, { reward })));
    expect(await balance()).toBe(0);
    expect(await leftOf()).toBe(4);
    await Promise.all(Array.from({ length: 5 }, () => win(round, 250)));
    expect(await balance()).toBe(250);
    expect([
      await sumOf('promotions'),
      await sumOf('games-result'),
      await sumOf('open-rounds'),
    ]).toEqual([(before[0] ?? 0) - 250, before[1], before[2]]);
    // It is no play with the player's money; a round of money is counted for cashback, it is not.
    const money = randomUUID();
    const paid = {
      ...moving(`${money}:bet`),
      type: 'stake',
      round: money,
      amount: 100_000,
    } as const;
    const { wallet } = site.modules.games;
    expect(said(await wallet('house', { ...paid, isFree: false, closes: true }))).toBe('done');
    const counted = await site.database.pool.query<{ external_id: string }>(
      `SELECT round.external_id FROM loyalty_round_queue JOIN game_round round ON round.id = round_id
       WHERE round.player_id = $1`,
      [player.userId] as never,
    );
    expect(counted.rows).toEqual([{ external_id: money }]);
    const url = '/casino-api/v1/rounds';
    const { rounds } = (await site.app.inject({ url, headers: player.headers })).json();
    expect(rounds).toMatchObject([
      { staked: 100, status: 'lost' },
      { staked: 0, won: 250, status: 'won', isFree: true },
    ]);
    expect(rounds[0].isFree).toBeUndefined();
    const desk = await site.app.inject({
      url: BASE,
      headers: { authorization: `Bearer ${OPERATOR}` },
    });
    expect(desk.json().gifts[0]).toMatchObject({ played: 1, won: 250, players: 1 });
  });

  it('free rounds are as many as were granted, however many are begun at once', async () => {
    await grant({ rounds: 3 });
    const reward = await rewardOf();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => begin(randomUUID(), { reward })),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(3);
    expect(answers.filter((answer) => answer === 'free-rounds-used')).toHaveLength(9);
    expect((await mine()).freeRounds).toEqual([]);
  });

  it('a free round that is taken back can be played again, once', async () => {
    await grant({ rounds: 1 });
    const reward = await rewardOf();
    const [first, second] = [randomUUID(), randomUUID()];
    await begin(first, { reward });
    await Promise.all([1, 2, 3].map(() => takeBack(first)));
    expect(await leftOf()).toBe(1);
    expect(await begin(second, { reward })).toBe('done');
    expect(await begin(randomUUID(), { reward })).toBe('free-rounds-used');
    expect(await balance()).toBe(0);
  });

  it('a free round that was taken back before it came is refused when it comes, and is still there', async () => {
    await grant({ rounds: 1 });
    const reward = await rewardOf();
    const round = randomUUID();
    expect(await takeBack(round)).toBe('target-unknown');
    expect(await begin(round, { reward })).toBe('key-reused');
    expect(await leftOf()).toBe(1);
  });

  it('a win of a free round that is taken back goes back to promotions', async () => {
    await grant();
    const reward = await rewardOf();
    const before = await sumOf('promotions');
    const round = randomUUID();
    await begin(round, { reward });
    await win(round, 80);
    expect(await takeBack(round, 'win')).toBe('done');
    expect(await balance()).toBe(0);
    expect(await sumOf('promotions')).toBe(before);
  });

  it('a free round begins before its grant expires, and is paid after', async () => {
    const MINUTE = 60_000;
    await grant({ expiresAt: site.clock.now() + MINUTE });
    const reward = await rewardOf();
    const round = randomUUID();
    expect(await begin(round, { reward })).toBe('done');
    site.clock.advance(MINUTE);
    expect(await begin(randomUUID(), { reward })).toBe('free-round-expired');
    expect((await mine()).freeRounds).toEqual([]);
    expect(await win(round, 30)).toBe('done');
    expect(await balance()).toBe(30);
  });

  it('a free round of another player, another stake, another game or no grant is refused', async () => {
    await grant();
    const reward = await rewardOf();
    expect(await begin(randomUUID(), { reward, amount: 40_000 })).toBe('amount-invalid');
    expect(await begin(randomUUID(), { reward: 'nothing' })).toBe('free-round-unknown');
    expect(await begin(randomUUID())).toBe('free-round-unknown');
    player = await newPlayer();
    expect(await begin(randomUUID(), { reward })).toBe('free-round-unknown');
  });

  it('a free round that was lost is not begun again, with money neither', async () => {
    await grant();
    const reward = await rewardOf();
    const round = randomUUID();
    await begin(round, { reward });
    await win(round, 0);
    const again = { type: 'stake', round, amount: 0, closes: false } as const;
    const { wallet } = site.modules.games;
    const free = { ...moving(randomUUID()), ...again, isFree: true, reward };
    expect(said(await wallet('house', free))).toBe('round-closed');
    const paid = { ...moving(randomUUID()), ...again, isFree: false };
    expect(said(await wallet('house', paid))).toBe('round-closed');
    expect(await leftOf()).toBe(4);
  });

  it('a player who has excluded themselves since begins no free round, and what was begun is paid', async () => {
    await grant();
    const reward = await rewardOf();
    const round = randomUUID();
    await begin(round, { reward });
    const exclusion = { type: LIMIT_TYPE.selfExclusion, value: 184 };
    await site.modules.responsible.limits.set(player.userId, [exclusion]);
    expect(await begin(randomUUID(), { reward })).toBe('player-barred');
    expect(await win(round, 60)).toBe('done');
    expect(await balance()).toBe(60);
  });

  it('the games learn of the free rounds of a session, those that expire first before the rest', async () => {
    await grant({ stake: 10, rounds: 2 });
    await grant({ stake: 50, rounds: 1, expiresAt: site.clock.now() + DAY });
    const answer = await site.modules.games.wallet('house', {
      type: 'free-rounds',
      holder: { token: player.token },
    });
    expect(answer).toMatchObject({
      outcome: 'done',
      freeRounds: [
        { stake: 50, left: 1 },
        { stake: 10, left: 2 },
      ],
    });
  });
});
