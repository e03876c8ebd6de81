import { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

const BASE = '/loyalty-api/v1/game-promotions';
const DEFAULTS = LoyaltyConfiguration.parse({});
let site: TestGateway;
let player: { readonly id: string; readonly headers: Record<string, string> };

beforeAll(async () => {
  site = await startTestGateway();
}, 60_000);
afterAll(() => site.close());

async function register(): Promise<typeof player> {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/web-api/auth/v1/registration/one-click',
    payload: { country: 'GB', currency: 'EUR', adult: true, termsAccepted: true },
  });
  const { token } = answer.json();
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  await site.database.pool.query(`UPDATE player SET birthday = '1990-01-01' WHERE id = $1`, [sub]);
  await decide(sub, true);
  return { id: String(sub), headers: { authorization: `Bearer ${token}` } };
}

const decide = (id: string, isGiven: boolean) =>
  site.database.pool.query(
    `INSERT INTO marketing_consent (player_id, channel, is_given, source, decided_at)
     VALUES ($1, 'page', $2, 'settings', $3)`,
    [id, isGiven, new Date(site.clock.now() + (isGiven ? 0 : 1))],
  );

async function offer(games: boolean, premium: boolean): Promise<void> {
  const changed = await site.app.inject({
    method: 'PATCH',
    url: '/bff-api/config/group/loyalty',
    headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
    payload: {
      cashback: { ...DEFAULTS.cashback, isOffered: true, isForGames: games },
      premium: { ...DEFAULTS.premium, isOffered: premium },
    },
  });
  expect(changed.statusCode, changed.body).toBe(200);
}

beforeEach(async () => {
  await offer(true, true);
  player = await register();
});

const visitors = async () => (await site.app.inject({ url: BASE })).json();
const own = () => site.app.inject({ url: `${BASE}/own`, headers: player.headers });

describe('the promotions of games', () => {
  it.each<[boolean, boolean, readonly string[]]>([
    [true, true, ['cashback', 'premium']],
    [true, false, ['cashback']],
    [false, true, ['premium']],
    [false, false, []],
  ])('promotions are those that the operator offers (games %s, premium %s)', async (...given) => {
    const [games, premium, ids] = given;
    await offer(games, premium);
    const { promotions } = await visitors();
    expect(promotions.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect((await own()).json()).toEqual(await visitors());
  });

  it('a visitor reads the terms of each level, from the rules that periods begin with', async () => {
    const [cashback, premium] = (await visitors()).promotions;
    expect(cashback.levels[0]).toEqual({ level: 'copper', percent: 5, days: 7 });
    expect(cashback.levels[6]).toEqual({ level: 'diamond', percent: 11, days: 1 });
    expect(premium.levels[0]).toEqual({ level: 'copper', percent: 0.05, days: 7 });
    expect(premium.levels[6]).toEqual({ level: 'diamond', percent: 0.25, days: 7 });
  });

  it('a player who has turned cashback off is shown none, and reads why', async () => {
    await site.database.pool.query(
      `INSERT INTO player_setting (player_id, id, value, changed_at)
       VALUES ($1, 'isCashbackWanted', 'false', now())`,
      [player.id],
    );
    expect((await own()).json()).toEqual({
      promotions: [],
      isConsentMissing: false,
      isDeclined: true,
    });
  });

  it('a player who has not agreed to offers is shown none, and reads why', async () => {
    await decide(player.id, false);
    expect((await own()).json()).toEqual({
      promotions: [],
      isConsentMissing: true,
      isDeclined: false,
    });
  });

  it.each<[string, string]>([
    [
      'who is self-excluded',
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 30, 184, 'ACTIVE', now(), now())`,
    ],
    [
      'on a time-out',
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 33, 7, 'ACTIVE', now(), now())`,
    ],
    [
      'with a sign of harm',
      `INSERT INTO behaviour_flag (player_id, kind, measure, raised_at, seen_at)
       VALUES ($1, 'chasing', 3, now(), now())`,
    ],
  ])('a player %s is shown none', async (_, become) => {
    await site.database.pool.query(become, [player.id]);
    const answer = await own();
    if (answer.statusCode === 200) {
      expect(answer.json()).toEqual({
        promotions: [],
        isConsentMissing: false,
        isDeclined: false,
      });
    } else {
      expect(answer.statusCode).toBe(401);
    }
  });

  it('a visitor cannot read what a player may be given', async () => {
    expect((await site.app.inject({ url: `${BASE}/own` })).statusCode).toBe(401);
  });
});
