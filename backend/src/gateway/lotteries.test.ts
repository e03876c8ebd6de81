import { randomUUID } from 'node:crypto';
import { LIMIT_TYPE } from '@touchline/domain/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../test/site/test-gateway.ts';
import { registerPlayer, type TestPlayer } from '../../test/site/test-player.ts';
import { balances } from '../money/wallet/accounts.ts';
import { deposit } from '../money/wallet/payment-movements.ts';
import { buyTicket } from '../pools/buy-ticket.ts';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const LINE = [[1], [2], [3], [4]];

let gateway: TestGateway;
let player: TestPlayer;
let drawId: string;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const asOperator = { authorization: `Bearer ${OPERATOR}` };

async function offer(lotteries: boolean): Promise<void> {
  const url = '/bff-api/config/group/toto';
  const call = { method: 'PATCH', url, headers: asOperator, payload: { lotteries } } as const;
  const answer = await gateway.app.inject(call);
  expect(answer.statusCode, answer.body).toBe(200);
}

const openDraws = async () => (await gateway.app.inject('/lottery-api/v1/draws')).json().draws;

async function buy(marks: readonly (readonly number[])[], key: string = randomUUID()) {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/lottery-api/v1/tickets',
    headers: { ...player.headers, 'idempotency-key': key },
    payload: { drawId, marks },
  });
  return answer.json();
}

const tickets = async (headers = player.headers) =>
  (await gateway.app.inject({ url: '/lottery-api/v1/tickets', headers })).json().tickets;
const balance = async () => (await balances(gateway.database.pool, player.userId))[0]?.balance ?? 0;
const cancel = () =>
  gateway.app.inject({
    method: 'POST',
    url: `/operator-api/v1/lottery/draws/${drawId}/cancel`,
    headers: asOperator,
    payload: { reason: 'the drums were not sealed' },
  });

beforeEach(async () => {
  await offer(true);
  // Before the player signs in: a draw of a test before may be open.
  gateway.clock.advance(10 * 60_000);
  player = await registerPlayer(gateway);
  await deposit(gateway.database.pool, {
    accountId: (await balances(gateway.database.pool, player.userId))[0]?.id ?? '',
    amount: 2_000_000,
    currency: 'EUR',
    source: 'test',
    externalId: randomUUID(),
    at: gateway.clock.now(),
  });
  await gateway.modules.lotteries.run();
  drawId = (await openDraws()).find((draw: { lottery: string }) => draw.lottery === '4x10').id;
});

describe('what protects a player holds for tickets', () => {
  it('a limit of stakes counts tickets, and a bet counts against it as well', async () => {
    const type = LIMIT_TYPE.wageringDay;
    await gateway.modules.responsible.limits.set(player.userId, [{ type, value: 250 }]);
    expect(await buy(LINE)).toMatchObject({ balance: 1_999_900 });
    const both = await Promise.all([buy(LINE), buy([[5], [6], [7], [8]])]);
    expect(both.map((answer) => answer.error?.code ?? 'sold').toSorted()).toEqual([
      'limit_reached',
      'sold',
    ]);
    const bet = { playerId: player.userId, amount: 51, currency: 'EUR' };
    await expect(
      gateway.modules.betGuard.checkBet(gateway.database.pool, bet),
    ).rejects.toMatchObject({ code: 'limit_reached' });
  });

  it('an excluded player buys no ticket, and is paid for those that they have', async () => {
    const all = [DIGITS, DIGITS, DIGITS, DIGITS];
    await buy(all);
    const type = LIMIT_TYPE.selfExclusion;
    await gateway.modules.responsible.limits.set(player.userId, [{ type, value: 184 }]);
    expect(await buy(LINE)).toMatchObject({ error: { code: 'unauthorized' } });
    // Their sessions have ended; whoever came in all the same would be refused as well.
    const ticket = { playerId: player.userId, key: randomUUID(), drawId, marks: LINE };
    await expect(buyTicket(gateway.modules.lotteries.seller, ticket)).rejects.toMatchObject({
      code: 'player_excluded',
    });
    gateway.clock.advance(10 * 60_000);
    await gateway.modules.lotteries.run();
    expect(await balance()).toBeGreaterThan(1_000_000);
  });
});

describe('a lottery', () => {
  it('a lottery sells a ticket once for a key, and shows it to its player alone', async () => {
    const key = randomUUID();
    const sold = await buy(LINE, key);
    expect(await buy(LINE, key)).toEqual(sold);
    expect(await tickets()).toMatchObject([{ id: sold.id, stake: 100, status: 'open', lines: 1 }]);
    const other = await registerPlayer(gateway);
    expect(await tickets(other.headers)).toEqual([]);
    expect((await gateway.app.inject('/lottery-api/v1/tickets')).statusCode).toBe(401);
  });

  it('a lottery shows the seed of a draw to nobody before it is held, and to everyone after', async () => {
    const url = `/lottery-api/v1/draws/${drawId}`;
    const before = await gateway.app.inject(url);
    const { rows } = await gateway.database.pool.query<{ seed: string }>(
      'SELECT seed FROM lottery_draw WHERE id = $1',
      [drawId],
    );
    const seed = rows[0]?.seed ?? '-';
    expect(before.body).not.toContain(seed);
    expect((await gateway.app.inject('/lottery-api/v1/draws')).body).not.toContain(seed);
    gateway.clock.advance(10 * 60_000);
    await gateway.modules.lotteries.run();
    expect((await gateway.app.inject(url)).json()).toMatchObject({ seed, status: 'held' });
    const results = await gateway.app.inject('/lottery-api/v1/results?lottery=4x10');
    expect(results.json().draws[0]).toMatchObject({ seed });
  });

  it('a lottery that is not offered sells nothing', async () => {
    await offer(false);
    expect(await buy(LINE)).toMatchObject({ error: { code: 'draw_closed' } });
  });

  it('a lottery returns the stakes of a draw that an operator cancels, once', async () => {
    await buy(LINE);
    expect((await cancel()).json()).toEqual({ refunded: 1 });
    expect((await cancel()).json()).toMatchObject({ error: { code: 'draw_closed' } });
    await gateway.modules.lotteries.run();
    expect(await balance()).toBe(2_000_000);
    expect(await tickets()).toMatchObject([{ status: 'refunded', prize: 100 }]);
  });
});
