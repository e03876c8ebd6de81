import { randomUUID } from 'node:crypto';
import { LIMIT_TYPE } from '@touchline/domain/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../test/site/test-gateway.ts';
import { registerPlayer, type TestPlayer } from '../../test/site/test-player.ts';
import { balances } from '../money/wallet/accounts.ts';
import { ledgerFaults } from '../money/wallet/ledger-faults.ts';
import { deposit } from '../money/wallet/payment-movements.ts';

const FUNDS = 200_000;
const OVER = { kind: 'sum', field: 0, side: 'over' };

let gateway: TestGateway;
let player: TestPlayer;
let drawId: string;
let accountId: string;
let odds: number;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

async function configure(group: string, payload: object): Promise<void> {
  const answer = await gateway.app.inject({
    method: 'PATCH',
    url: `/bff-api/config/group/${group}`,
    headers: { authorization: `Bearer ${OPERATOR}` },
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

const offers = async () =>
  (await gateway.app.inject(`/lottery-api/v1/draws/${drawId}/bets`)).json().offers;
const tickets = async () =>
  (await gateway.app.inject({ url: '/lottery-api/v1/tickets', headers: player.headers })).json()
    .tickets;
const balance = async () => (await balances(gateway.database.pool, player.userId))[0]?.balance ?? 0;

async function buy(given: object = {}, key: string = randomUUID()) {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/lottery-api/v1/bets',
    headers: { ...player.headers, 'idempotency-key': key },
    payload: { drawId, bet: OVER, accountId, stake: 1_000, odds, ...given },
  });
  return answer.json();
}

beforeEach(async () => {
  await configure('toto', { lotteries: true, drawBets: { isOffered: true } });
  // Before the player signs in: a draw of a test before may be open.
  gateway.clock.advance(10 * 60_000);
  player = await registerPlayer(gateway);
  accountId = (await balances(gateway.database.pool, player.userId))[0]?.id ?? '';
  await deposit(gateway.database.pool, {
    accountId,
    amount: FUNDS,
    currency: 'EUR',
    source: 'test',
    externalId: randomUUID(),
    at: gateway.clock.now(),
  });
  await gateway.modules.lotteries.run();
  const { draws } = (await gateway.app.inject('/lottery-api/v1/draws')).json();
  drawId = draws.find((draw: { lottery: string }) => draw.lottery === '4x10').id;
  odds = (await offers())[0].sum.over;
});

describe('bets on draws', () => {
  it('bets on draws are sold once for a key, shown to their player, and settled with the draw', async () => {
    const key = randomUUID();
    const sold = await buy({}, key);
    expect(sold).toMatchObject({ balance: FUNDS - 1_000 });
    expect(await buy({}, key)).toEqual(sold);
    await buy({ bet: { ...OVER, side: 'under' }, odds: (await offers())[0].sum.under });
    expect(await tickets()).toMatchObject([
      { status: 'open' },
      { id: sold.id, stake: 1_000, status: 'open', bet: { on: OVER, odds } },
    ]);
    gateway.clock.advance(2 * 60_000);
    await gateway.modules.lotteries.run();
    const draw = (await gateway.app.inject(`/lottery-api/v1/draws/${drawId}`)).json();
    const isOver = draw.numbers.fields[0][0] > 4.5;
    expect(draw.numbers.firsts).toEqual(draw.numbers.fields.flat());
    const settled = (await tickets()).map(({ status, prize }: Record<string, unknown>) => [
      status,
      prize,
    ]);
    const won = ['won', Math.round((1_000 * odds) / 100)];
    expect(settled).toEqual(isOver ? [['lost', 0], won] : [won, ['lost', 0]]);
    expect(await balance()).toBe(FUNDS - 2_000 + Math.round((1_000 * odds) / 100));
    expect(await ledgerFaults(gateway.database.pool)).toEqual([]);
  });

  it('bets on draws are offered by a switch of their own, and by that of lotteries', async () => {
    for (const payload of [{ lotteries: false }, { drawBets: { isOffered: false } }]) {
      await configure('toto', { lotteries: true, drawBets: { isOffered: true }, ...payload });
      expect(await offers()).toEqual([]);
      const list = (await gateway.app.inject('/lottery-api/v1/draws')).json();
      expect(list.takesBets).toBe(false);
      expect(await buy()).toMatchObject({ error: { code: 'draw_closed' } });
    }
    expect(await balance()).toBe(FUNDS);
  });

  it("bets on draws are on the site's own draws alone, never on those of another lottery", async () => {
    expect(await buy({ drawId: '999999' })).toMatchObject({ error: { code: 'not_found' } });
    // A round of a toto is no draw of a lottery either.
    const { rows } = await gateway.database.pool.query<{ id: string }>(
      `INSERT INTO lottery_draw (lottery, closes_at) VALUES ('toto-15', $1) RETURNING id`,
      [new Date(gateway.clock.now() + 60_000)],
    );
    const round = rows[0]?.id;
    expect(await buy({ drawId: round })).toMatchObject({ error: { code: 'not_found' } });
    const url = `/lottery-api/v1/draws/${round}/bets`;
    expect((await gateway.app.inject(url)).statusCode).toBe(404);
    await gateway.database.pool.query('DELETE FROM lottery_draw WHERE id = $1', [round]);
  });

  it('bets on draws have the stakes of singles, a share of them for players who are limited, and the risk of the draw', async () => {
    await configure('betting', {
      limits: { EUR: { minimum: '1', maximum: '100', maxPayout: '150' } },
    });
    expect(await buy({ stake: 99 })).toMatchObject({
      error: { code: 'stake_below_minimum', details: { minimum: 100, currency: 'EUR' } },
    });
    const most = (await buy({ stake: 10_001 })).error.details.maximum;
    expect(Math.floor((most * odds) / 100)).toBeLessThanOrEqual(15_000);
    await gateway.database.pool.query(
      `INSERT INTO stake_factor (player_id, factor, reason) VALUES ($1, 0.1, 'review')`,
      [player.userId],
    );
    gateway.clock.advance(6_000);
    expect(await buy({ stake: 1_001 })).toMatchObject({
      error: { code: 'stake_above_maximum', details: { maximum: 1_000 } },
    });
    await configure('toto', { drawBets: { liability: { EUR: '10' } } });
    expect(await buy()).toMatchObject({ balance: FUNDS - 1_000 });
    expect(await buy()).toMatchObject({ error: { code: 'draw_liability_reached' } });
    expect(await buy({ odds: odds + 1 })).toMatchObject({
      error: { code: 'price_changed', details: { odds } },
    });
  });

  it('a limit of stakes counts bets on draws, and an excluded player buys none', async () => {
    const type = LIMIT_TYPE.wageringDay;
    await gateway.modules.responsible.limits.set(player.userId, [{ type, value: 1_500 }]);
    const both = await Promise.all([buy(), buy()]);
    expect(both.map((answer) => answer.error?.code ?? 'sold').toSorted()).toEqual([
      'limit_reached',
      'sold',
    ]);
    await gateway.modules.responsible.limits.set(player.userId, [
      { type: LIMIT_TYPE.selfExclusion, value: 184 },
    ]);
    expect(await buy({ stake: 100 })).toMatchObject({ error: { code: 'unauthorized' } });
    expect(await balance()).toBe(FUNDS - 1_000);
  });
});
