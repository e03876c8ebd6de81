import { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import type { WriteOffer } from '@touchline/contracts/special-offers';
import { DAY } from '@touchline/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

const DESK = '/operator-api/v1/special-offers';
const OWN = '/loyalty-api/v1/special-offers';
const TEXT = { title: 'A free bet', text: 'For your weekend.', terms: 'Singles at 1.50 or more.' };
let site: TestGateway;
let nextKey = 0;
let player: { readonly id: string; readonly headers: Record<string, string> };

beforeAll(async () => {
  site = await startTestGateway();
}, 60_000);
afterAll(() => site.close());

async function register(country = 'GB'): Promise<typeof player> {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/web-api/auth/v1/registration/one-click',
    payload: { country, currency: 'EUR', adult: true, termsAccepted: true },
  });
  const { token } = answer.json();
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  await site.database.pool.query(`UPDATE player SET birthday = '1990-01-01' WHERE id = $1`, [sub]);
  await site.database.pool.query(
    `INSERT INTO marketing_consent (player_id, channel, is_given, source, decided_at)
     VALUES ($1, 'page', true, 'settings', $2)`,
    [sub, new Date(site.clock.now())],
  );
  return { id: String(sub), headers: { authorization: `Bearer ${token}` } };
}

beforeEach(async () => {
  await site.database.pool.query('UPDATE special_offer SET withdrawn_at = now()');
  player = await register();
});

const operator = { authorization: `Bearer ${OPERATOR}` };
const offer = (more: Partial<WriteOffer> = {}): WriteOffer => ({
  texts: { en: TEXT, ru: TEXT },
  startsAt: site.clock.now(),
  endsAt: site.clock.now() + DAY,
  freeBet: 500,
  currency: 'EUR',
  minCoef: '1.50',
  days: 7,
  ...more,
});

async function write(body: object, key = `offer-test-${(nextKey += 1)}`) {
  return site.app.inject({
    method: 'POST',
    url: DESK,
    headers: { ...operator, 'idempotency-key': key },
    payload: body,
  });
}
const written = async (more: Partial<WriteOffer> = {}): Promise<string> => {
  const answer = await write(offer(more));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
};
const read = async (of = player) =>
  (await site.app.inject({ url: OWN, headers: of.headers })).json();
const enter = (id: string, of = player) =>
  site.app.inject({ method: 'POST', url: `${OWN}/${id}/entry`, headers: of.headers });
const codes = async (of = player) =>
  (await site.app.inject({ url: '/betting-api/v1/promo-codes', headers: of.headers })).json()
    .promoCodes;

describe('the operators’ desk of offers', () => {
  it('an offer is made once for a key, and its key is refused for another one', async () => {
    const first = await write(offer(), 'offer-test-key');
    const again = await write(offer(), 'offer-test-key');
    expect(again.json().id).toBe(first.json().id);
    const other = await write(offer({ freeBet: 600 }), 'offer-test-key');
    expect(other.json().error.code).toBe('idempotency_key_reused');
  });

  it.each<[string, object]>([
    ['without the default language', { texts: { en: TEXT } }],
    ['that has ended', { startsAt: 1, endsAt: 2 }],
    ['that ends before it starts', { endsAt: 1 }],
    ['of nothing', { freeBet: 0 }],
    ['for an unknown level', { levels: ['platinum'] }],
  ])('an offer %s is refused', async (_, more) => {
    expect((await write({ ...offer(), ...more })).json().error.code).toBe('validation_failed');
  });
});

describe('taking part in an offer', () => {
  it('a player who takes part gets one free bet, however often they press', async () => {
    const id = await written();
    expect((await read()).offers).toMatchObject([{ id, ...TEXT, freeBet: 500 }]);
    const answers = await Promise.all([enter(id), enter(id), enter(id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await codes()).toMatchObject([
      { kind: 'free-bet', amount: 500, minCoef: '1.50', expiresAt: site.clock.now() + 7 * DAY },
    ]);
    const [entered] = (await read()).offers;
    expect(entered).toMatchObject({
      enteredAt: site.clock.now(),
      code: `OFFER-${id}-${player.id}`,
    });
    const { rewards } = (
      await site.app.inject({ url: '/loyalty-api/v1/rewards', headers: player.headers })
    ).json();
    expect(rewards).toMatchObject([{ kind: 'promo-code', state: 'active', amount: 500 }]);
    const { offers } = (await site.app.inject({ url: DESK, headers: operator })).json();
    expect(offers.find((each: { id: string }) => each.id === id)).toMatchObject({
      entries: 1,
      status: 'open',
    });
  });

  it.each<[string, () => Partial<WriteOffer>]>([
    ['another country', () => ({ countries: ['FR'] })],
    ['another level', () => ({ levels: ['gold', 'ruby'] })],
    ['another currency', () => ({ currency: 'USD' })],
    ['a later time', () => ({ startsAt: site.clock.now() + 1 })],
  ])('an offer for %s is neither shown nor entered', async (_, more) => {
    const id = await written(more());
    expect((await read()).offers).toEqual([]);
    expect((await enter(id)).statusCode).toBe(404);
    expect(await codes()).toEqual([]);
  });

  it('an offer for a level is shown to those who have reached it', async () => {
    await written({ levels: ['gold'] });
    await site.database.pool.query(
      `INSERT INTO club_member (player_id, level, level_since) VALUES ($1, 'gold', now())`,
      [player.id],
    );
    expect((await read()).offers).toHaveLength(1);
  });

  it('an offer that was withdrawn stays with those who take part', async () => {
    const id = await written();
    const other = await register();
    await enter(id);
    const ended = await site.app.inject({
      method: 'POST',
      url: `${DESK}/${id}/withdraw`,
      headers: operator,
      payload: {},
    });
    expect(ended.json()).toMatchObject({ entries: 1, status: 'withdrawn' });
    expect((await read()).offers).toHaveLength(1);
    expect((await read(other)).offers).toEqual([]);
    expect((await enter(id, other)).statusCode).toBe(404);
  });

  it.each<[string, string, boolean]>([
    [
      'who has not agreed to offers',
      `INSERT INTO marketing_consent (player_id, channel, is_given, source, decided_at)
       VALUES ($1, 'page', false, 'settings', now())`,
      true,
    ],
    [
      'who is self-excluded',
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 30, 184, 'ACTIVE', now(), now())`,
      false,
    ],
    [
      'on a time-out',
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 33, 7, 'ACTIVE', now(), now())`,
      false,
    ],
    [
      'with a sign of harm',
      `INSERT INTO behaviour_flag (player_id, kind, measure, raised_at, seen_at)
       VALUES ($1, 'chasing', 3, now(), now())`,
      false,
    ],
  ])('a player %s is shown no offer and enters none', async (_, become, isConsentMissing) => {
    const id = await written();
    await site.database.pool.query(become, [player.id]);
    const answer = await site.app.inject({ url: OWN, headers: player.headers });
    if (answer.statusCode === 200) {
      expect(answer.json()).toEqual({ offers: [], isConsentMissing });
    } else {
      expect(answer.statusCode).toBe(401);
    }
    expect((await enter(id)).statusCode).toBeGreaterThanOrEqual(400);
    const { rowCount } = await site.database.pool.query(
      'SELECT FROM special_offer_entry WHERE player_id = $1',
      [player.id],
    );
    expect(rowCount).toBe(0);
  });
});

describe('what is read of loyalty', () => {
  it('the terms are there for anybody, and a player without bets has no points', async () => {
    const { terms } = (await site.app.inject({ url: '/loyalty-api/v1/terms' })).json();
    expect(terms.levels).toHaveLength(7);
    expect(terms.levels[0]).toEqual({ level: 'copper', points: 0 });
    for (const path of ['club', 'cashback', 'friends', 'rewards']) {
      const url = `/loyalty-api/v1/${path}`;
      expect((await site.app.inject({ url })).statusCode, path).toBe(401);
      expect((await site.app.inject({ url, headers: player.headers })).statusCode, path).toBe(200);
    }
  });

  it('a player who registers by a friend’s link is attributed to them', async () => {
    const referral = { ...LoyaltyConfiguration.parse({}).referral, isOffered: true };
    const changed = await site.app.inject({
      method: 'PATCH',
      url: '/bff-api/config/group/loyalty',
      headers: { ...operator, 'x-audit-reason': 'a test' },
      payload: { referral },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const friends = async () =>
      (await site.app.inject({ url: '/loyalty-api/v1/friends', headers: player.headers })).json();
    const { code } = await friends();
    const registered = await site.app.inject({
      method: 'POST',
      url: '/web-api/auth/v1/registration/one-click',
      payload: { country: 'GB', currency: 'EUR', adult: true, termsAccepted: true },
      cookies: { referral_values: JSON.stringify({ type: 'bf_id', val: code }) },
    });
    expect(registered.statusCode).toBe(200);
    const answer = await friends();
    expect(answer.friends).toMatchObject([{ staked: 0, required: 5_000, state: 'waiting' }]);
    const seen = await site.app.inject({
      url: `/operator-api/v1/loyalty/players/${player.id}`,
      headers: operator,
    });
    expect(seen.json()).toMatchObject({ points: 0, level: 'copper', periods: [] });
    expect(seen.json().friends[0]).toMatchObject({ friendId: expect.stringMatching(/^\d{8,9}$/) });
    const url = '/operator-api/v1/loyalty/players/99999999';
    expect((await site.app.inject({ url, headers: operator })).statusCode).toBe(404);
    expect((await site.app.inject({ url, headers: player.headers })).statusCode).toBe(401);
    // Whoever invites learns when someone registered, and nothing else.
    expect(Object.keys(answer.friends[0]).toSorted()).toEqual([
      'id',
      'registeredAt',
      'required',
      'requiredCurrency',
      'reward',
      'rewardCurrency',
      'staked',
      'state',
      'until',
    ]);
  });
});
