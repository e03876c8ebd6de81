import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { routeOf } from './route-of.ts';

let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway({ variables: () => ({ RATE_LIMITS: 'off' }) });
}, 60_000);
afterAll(() => site.close());

const RULES = '/blocks-api/api/v2/rules';
const asOperator = { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' };

async function operate(method: 'GET' | 'POST' | 'DELETE' | 'PATCH', url: string, payload?: object) {
  const body = payload === undefined ? {} : { payload };
  const answer = await site.app.inject({ method, url, headers: asOperator, ...body });
  return answer.body === '' ? undefined : answer.json();
}

function trial(described: Readonly<Record<string, string>>) {
  const visitor = { ip: '203.0.113.7', path: '/betting-api/v1/bets', method: 'POST' };
  return operate(
    'GET',
    `/operator-api/v1/gate-trial?${new URLSearchParams({ ...visitor, ...described })}`,
  );
}

const GERMANS = { templateTypeId: 2, countries: ['de'] };

afterEach(async () => {
  for (const { id } of (await operate('GET', RULES)).rules) {
    await operate('DELETE', `${RULES}/${id}`);
  }
});

describe('a trial of the gate', () => {
  it('a trial of the gate shows what a rule would do to a described visitor, without saving it', async () => {
    const rule = JSON.stringify(GERMANS);
    expect(await trial({ country: 'de', rule })).toEqual({
      route: '/betting-api/v1/bets',
      rule: 'draft',
      refusal: 'visitor_blocked',
    });
    expect(await trial({ country: 'fr', rule })).toEqual({ route: '/betting-api/v1/bets' });
    expect(await trial({ country: 'de' })).toEqual({ route: '/betting-api/v1/bets' });
    expect((await operate('GET', RULES)).rules).toEqual([]);
  });

  it('a trial of the gate identifies the saved rule that applies, by address, browser or player', async () => {
    const { id } = await operate('POST', RULES, { templateTypeId: 16, playerIds: ['12345678'] });
    const draft = JSON.stringify({ ...GERMANS, priority: 1 });
    expect(await trial({ playerId: '12345678' })).toMatchObject({ rule: id });
    expect(await trial({ playerId: '12345679' })).not.toHaveProperty('rule');
    expect(await trial({ playerId: '12345678', country: 'de', rule: draft })).toMatchObject({
      rule: 'draft',
    });
    const byBrowser = JSON.stringify({ templateTypeId: 2, userAgents: ['UCBrowser'] });
    expect(await trial({ userAgent: 'ucbrowser/13', rule: byBrowser })).toHaveProperty('refusal');
    const byAddress = JSON.stringify({ templateTypeId: 2, ipRanges: ['203.0.113.0/24'] });
    expect(await trial({ rule: byAddress })).toHaveProperty('refusal');
    expect(await trial({ ip: '198.51.100.1', rule: byAddress })).not.toHaveProperty('refusal');
  });

  it('a trial of the gate leaves open what is exempt from a block', async () => {
    const path = '/betting-api/v1/bets/4711';
    const rule = JSON.stringify(GERMANS);
    expect(await trial({ country: 'de', path, method: 'GET', rule })).toEqual({
      route: '/betting-api/v1/bets/:betId',
      rule: 'draft',
    });
  });

  it('a trial of the gate decides by the described status', async () => {
    const verified = { isSignedIn: 'true', isVerified: 'true', hasDeposit: 'true' };
    expect(await trial(verified)).not.toHaveProperty('refusal');
    expect(await trial({ ...verified, banLevel: '1' })).toMatchObject({ refusal: 'player_banned' });
    expect(await trial({ ...verified, isExcluded: 'true' })).toMatchObject({
      refusal: 'player_excluded',
    });
    // A visitor has no status.
    expect(await trial({ banLevel: '1' })).not.toHaveProperty('refusal');
  });

  it('a trial of the gate refuses an invalid rule, and callers who are not operators', async () => {
    for (const rule of ['{', JSON.stringify({ templateTypeId: 2, countrys: ['de'] })]) {
      expect((await trial({ rule })).error.code).toBe('validation_failed');
    }
    const stranger = await site.app.inject('/operator-api/v1/gate-trial?ip=203.0.113.7&path=/');
    expect(stranger.statusCode).toBe(401);
  });
});

describe('the route of a path', () => {
  const routes = ['/bets', '/bets/:id', '/bets/mine', '/bets/:id/void', '/*', '/files/*'].map(
    (url) => ({ method: 'GET', url }),
  );
  it.each([
    ['/bets', '/bets'],
    ['/bets?status=open', '/bets'],
    ['/bets/7', '/bets/:id'],
    ['/bets/mine', '/bets/mine'],
    ['/bets/7/void', '/bets/:id/void'],
    ['/files/a/b.js', '/files/*'],
    ['/en/live', '/*'],
    ['/', '/*'],
  ])('the route of %s is %s', (path, expected) => {
    expect(routeOf(routes, { method: 'GET', path })).toBe(expected);
  });
});
