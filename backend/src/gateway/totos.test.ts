import { randomUUID } from 'node:crypto';
import type { TotoRoundAnswer } from '@touchline/contracts/toto';
import { LIMIT_TYPE } from '@touchline/domain/limits';
import type { MatchResult } from '@touchline/domain/markets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../test/site/test-gateway.ts';
import { registerPlayer, type TestPlayer } from '../../test/site/test-player.ts';
import { balances } from '../money/wallet/accounts.ts';
import { deposit } from '../money/wallet/payment-movements.ts';
import { buyTicket } from '../pools/buy-ticket.ts';
import { addMatches, recordResults } from '../results/archive/archive-store.ts';

const MATCHES = 15;
const PRICE = 100;
const START = 1_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LINE = Array.from({ length: MATCHES }, () => [0]);
const HOME: MatchResult = {
  sport: 'football',
  status: 'finished',
  fullTime: { home: 2, away: 1 },
};

let gateway: TestGateway;
let player: TestPlayer;
let round: TotoRoundAnswer;
/** Of no feed: its results are those of the tests alone. */
let lastEvent = 8_000_000_000;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const asOperator = { authorization: `Bearer ${OPERATOR}` };

async function offer(rounds: boolean): Promise<void> {
  const url = '/bff-api/config/group/toto';
  const call = { method: 'PATCH', url, headers: asOperator, payload: { rounds } } as const;
  const answer = await gateway.app.inject(call);
  expect(answer.statusCode, answer.body).toBe(200);
}

const read = async (path: string, headers = {}) =>
  gateway.app.inject({ url: `/toto-api/v1/${path}`, headers });

async function buy(key: string = randomUUID()) {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/toto-api/v1/tickets',
    headers: { ...player.headers, 'idempotency-key': key },
    payload: { roundId: round.id, marks: LINE },
  });
  return answer.json();
}

const balance = async () => (await balances(gateway.database.pool, player.userId))[0]?.balance ?? 0;

/** Announces the matches of a round and opens it. */
async function openRound(): Promise<void> {
  const now = gateway.clock.now();
  const ids = Array.from({ length: MATCHES }, () => (lastEvent += 1));
  await addMatches(
    gateway.database.pool,
    ids.map((id) => ({
      id,
      sport: 'football',
      sportId: 1,
      champ: { id: 9, name: 'England. Premier League', slug: 'premier', country: 'GB', tier: 1 },
      slug: `arsenal-chelsea-${id}`,
      home: { id: 1, name: 'Arsenal' },
      away: { id: 2, name: 'Chelsea' },
      startsAt: now + 2 * HOUR,
    })),
    now,
  );
  await gateway.modules.totos.run();
  const { rounds } = (await read('rounds')).json();
  const { id } = rounds.findLast(
    (one: { toto: string; closesAt: number }) => one.toto === 'toto-15' && one.closesAt > now,
  );
  round = (await read(`rounds/${id}`)).json();
}

/** Plays the round to its end: home wins everywhere. */
async function play(): Promise<void> {
  gateway.clock.advance(round.closesAt + 3 * HOUR - gateway.clock.now());
  const results = round.matches.map(({ eventId }) => ({ eventId, result: HOME }));
  await recordResults(gateway.database.pool, results, gateway.clock.now());
  gateway.clock.advance(10 * MINUTE);
  await gateway.modules.totos.run();
  await gateway.modules.lotteries.run();
}

beforeEach(async () => {
  await offer(true);
  // Before the player signs in: a round of a test before may be open.
  gateway.clock.advance(6 * HOUR);
  player = await registerPlayer(gateway);
  await deposit(gateway.database.pool, {
    accountId: (await balances(gateway.database.pool, player.userId))[0]?.id ?? '',
    amount: START,
    currency: 'EUR',
    source: 'test',
    externalId: randomUUID(),
    at: gateway.clock.now(),
  });
  await openRound();
});

describe('what protects a player holds for toto tickets', () => {
  it('a limit of stakes counts toto tickets', async () => {
    const type = LIMIT_TYPE.wageringDay;
    await gateway.modules.responsible.limits.set(player.userId, [{ type, value: 250 }]);
    expect(await buy()).toMatchObject({ balance: START - PRICE });
    const both = await Promise.all([buy(), buy()]);
    expect(both.map((answer) => answer.error?.code ?? 'sold').toSorted()).toEqual([
      'limit_reached',
      'sold',
    ]);
  });

  it('an excluded player buys no toto ticket, and is paid for those that they have', async () => {
    await buy();
    const type = LIMIT_TYPE.selfExclusion;
    await gateway.modules.responsible.limits.set(player.userId, [{ type, value: 184 }]);
    expect(await buy()).toMatchObject({ error: { code: 'unauthorized' } });
    // Their sessions have ended; whoever came in all the same would be refused as well.
    const ticket = { playerId: player.userId, key: randomUUID(), drawId: round.id, marks: LINE };
    await expect(buyTicket(gateway.modules.totos.seller, ticket)).rejects.toMatchObject({
      code: 'player_excluded',
    });
    await play();
    expect(await balance()).toBe(START - PRICE + 90);
  });
});

describe('a toto', () => {
  it('a toto sells a ticket once for a key, and shows it to its player alone', async () => {
    const key = randomUUID();
    const sold = await buy(key);
    expect(await buy(key)).toEqual(sold);
    const tickets = await read('tickets', player.headers);
    expect(tickets.json().tickets).toMatchObject([{ id: sold.id, stake: PRICE, lines: 1 }]);
    const other = await registerPlayer(gateway);
    expect((await read('tickets', other.headers)).json().tickets).toEqual([]);
    expect((await read(`tickets/${sold.id}`, other.headers)).statusCode).toBe(404);
    expect((await read(`tickets/${sold.id}`)).statusCode).toBe(401);
    expect((await read('tickets')).statusCode).toBe(401);
    const lottery = await gateway.app.inject({
      url: '/lottery-api/v1/tickets',
      headers: player.headers,
    });
    expect(lottery.json().tickets).toEqual([]);
  });

  it('a toto names its matches in the language of the page, and shows everyone how they ended', async () => {
    const russian = await read(`rounds/${round.id}`, { 'accept-language': 'ru' });
    expect(russian.json().matches[0].home).toEqual({ id: 1, name: 'Арсенал' });
    await buy();
    await play();
    const held = (await read(`rounds/${round.id}`)).json();
    expect(held).toMatchObject({ status: 'held', pools: [{ staked: PRICE }] });
    expect(held.matches.map(({ outcome }: { outcome: number }) => outcome)).toEqual(LINE.flat());
    expect((await read('results')).json().rounds).toContainEqual(
      expect.objectContaining({ id: round.id, status: 'held' }),
    );
  });

  it('a toto that is not offered sells nothing and opens no round, and pays what was won', async () => {
    await buy();
    await offer(false);
    expect(await buy()).toMatchObject({ error: { code: 'draw_closed' } });
    await play();
    expect(await balance()).toBe(START - PRICE + 90);
    expect(
      (await read('rounds'))
        .json()
        .rounds.filter(({ closesAt }: { closesAt: number }) => closesAt > gateway.clock.now()),
    ).toEqual([]);
  });

  it('a toto shows operators what was sold of a round, kept and paid, and nobody else', async () => {
    await buy();
    const url = '/operator-api/v1/pools?game=toto-15';
    const shown = async () => (await gateway.app.inject({ url, headers: asOperator })).json();
    const sold = { currency: 'EUR', tickets: 1, staked: PRICE };
    expect((await shown()).draws[0]).toMatchObject({
      id: round.id,
      status: 'open',
      pools: [{ ...sold, owed: 0 }],
    });
    await play();
    const held = (await shown()).draws.find(({ id }: { id: string }) => id === round.id);
    expect(held).toMatchObject({
      status: 'held',
      pools: [{ ...sold, owed: 0, shared: { deducted: 10, prizes: 90, jackpotAfter: 0 } }],
    });
    expect((await gateway.app.inject({ url, headers: player.headers })).statusCode).toBe(401);
  });
});
