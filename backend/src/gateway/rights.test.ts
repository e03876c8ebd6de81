import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../test/site/test-gateway.ts';
import { registerPlayer, type TestPlayer } from '../../test/site/test-player.ts';

let gateway: TestGateway;
let player: TestPlayer;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(async () => {
  player = await registerPlayer(gateway);
});
afterAll(() => gateway.close());

const OPEN = { isAllowed: true };
const closed = (code: string) => ({ isAllowed: false, code });

async function rights(headers: Readonly<Record<string, string>> = player.headers) {
  const answer = await gateway.app.inject({ url: '/web-api/user/v1/rights', headers });
  return answer.statusCode === 200 ? answer.json() : answer.json().error.code;
}

it('a player may bet, deposit and withdraw, and a visitor is asked to sign in', async () => {
  expect(await rights()).toEqual({ bet: OPEN, deposit: OPEN, withdraw: OPEN });
  expect(await rights({})).toBe('unauthorized');
});

it('a banned player may withdraw alone, and is given the reason', async () => {
  await gateway.app.inject({
    method: 'PATCH',
    url: `/web-api/operator/players/${player.userId}/standing`,
    headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
    payload: { ban_level: 45 },
  });
  const renewed = await gateway.app.inject({
    url: '/web-api/user/gettoken?force_refresh=true',
    cookies: player.cookies,
  });
  const headers = { authorization: `Bearer ${renewed.json().token}` };
  expect(await rights(headers)).toEqual({
    bet: closed('player_banned'),
    deposit: closed('player_banned'),
    withdraw: OPEN,
  });
});

it('a player who has not said who they are is given that reason for every act', async () => {
  await gateway.database.pool.query(`UPDATE player SET name = '' WHERE id = $1`, [player.userId]);
  const code = 'personal_data_required';
  expect(await rights()).toEqual({
    bet: closed(code),
    deposit: closed(code),
    withdraw: closed(code),
  });
});
