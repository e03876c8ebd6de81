import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERROR_STATUS } from '@touchline/contracts/errors';
import { ServerFrame } from '@touchline/contracts/live';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Gateway } from '../../gateway/gateway.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { EXEMPTIONS, exemptionOf, isAlwaysOpen, openTo } from './exemptions.ts';

let site: TestGateway;
/** Another process of the site. */
let other: Gateway;
let port: number;

beforeAll(async () => {
  site = await startTestGateway({
    poolSize: 16,
    variables: () => ({ RATE_LIMITS: 'off' }),
  });
  await site.feed.start();
  other = await site.replica();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.app.server.address() as AddressInfo);
}, 60_000);
afterAll(async () => {
  await other.close();
  await site.close();
});

const RULES = '/blocks-api/api/v2/rules';
const LIMITS = '/limit-service-api/api/external/web/v3/limits';
const AGREEMENT = '/web-api/api-v3/v2/user/agreement-rules';
const HERE = { templateTypeId: 2, ipRanges: ['127.0.0.0/8'] };

async function operate(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const answer = await site.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
    ...(payload !== undefined && { payload }),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.body === '' ? undefined : answer.json();
}
const block = (rule: object = HERE) => operate('POST', `${RULES}?confirmed=true`, rule);
const maintain = (isActive: boolean) =>
  operate('PATCH', '/bff-api/config/group/maintenance', { isActive });
const flag = (name: string, isOn: boolean | null) =>
  operate('PATCH', '/bff-api/config/group/core', { flags: { [name]: isOn } });

afterEach(async () => {
  await maintain(false);
  await flag('termsConfirmation', null);
  await flag('identification', null);
  const { rules } = await operate('GET', RULES);
  for (const { id } of rules) {
    await operate('DELETE', `${RULES}/${id}`);
  }
});

type Headers = Record<string, string>;

async function call(
  method: 'GET' | 'POST',
  url: string,
  options: { headers?: Headers; payload?: object; on?: Gateway; cookies?: Headers } = {},
) {
  const { on = site, ...rest } = options;
  const answer = await on.app.inject({ method, url, ...rest });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return {
    status: answer.statusCode,
    code: isJson ? (answer.json().error?.code as string | undefined) : undefined,
    body: isJson ? answer.json() : answer.body,
    headers: answer.headers,
  };
}

const register = () =>
  call('POST', '/web-api/auth/v1/registration/one-click', {
    payload: { country: 'GB', currency: 'EUR', adult: true, termsAccepted: true },
  });

async function newPlayer() {
  const { body } = await register();
  const headers: Headers = { authorization: `Bearer ${body.token}` };
  const { accounts } = (await call('GET', '/wallet-api/v1/accounts', { headers })).body;
  return {
    id: String(body.userId),
    headers,
    token: String(body.token),
    accountId: String(accounts[0].id),
    credentials: body.credentials as { login: string; password: string },
  };
}
type TestPlayer = Awaited<ReturnType<typeof newPlayer>>;

const keyed = (headers: Headers) => ({ ...headers, 'idempotency-key': `key-${Math.random()}` });
const bet = ({ headers, accountId }: TestPlayer, on: Gateway = site) =>
  call('POST', '/betting-api/v1/bets', {
    on,
    headers: keyed(headers),
    payload: {
      accountId,
      typeId: 0,
      amount: 100,
      changeCoefAction: 2,
      bets: [{ outcomeId: '7001~ft-1x2~home', price: '1.95' }],
    },
  });
const deposit = ({ headers, accountId }: TestPlayer) =>
  call('POST', '/payments-api/v1/deposits', {
    headers: keyed(headers),
    payload: {
      accountId,
      methodId: 'test-card',
      amount: 10_000,
      limitAnswer: 'none',
      language: 'en',
    },
  });
const logIn = (payload = { login: 'nobody', password: 'password' }) =>
  call('POST', '/web-api/auth/v1/login', { payload });

/** The status and the code that a socket's upgrade is answered with; 101 without a code. */
async function upgrade(headers: Headers = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live-api/v1/ws`, { headers });
  return await new Promise<{ status: number; code?: string }>((resolve, reject) => {
    socket.on('open', () => {
      socket.close();
      resolve({ status: 101 });
    });
    socket.on('unexpected-response', (_request, response) => {
      let text = '';
      response.on('data', (part: Buffer) => {
        text += part.toString();
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, code: JSON.parse(text).error.code }),
      );
    });
    socket.on('error', reject);
  });
}

/** Everything that a closed site must refuse, by name. */
function acts(player: TestPlayer) {
  return {
    bet: () => bet(player),
    deposit: () => deposit(player),
    registration: register,
    login: () => logIn(),
    line: () => call('GET', '/line-api/v1/topics/top:line'),
    stream: () => call('GET', '/live-api/v1/sse?topics=top:live'),
    polling: () => call('GET', '/live-api/v1/poll?topics=top:live'),
    socket: () => upgrade(),
  };
}

async function answersOf(player: TestPlayer) {
  const named = Object.entries(acts(player)).map(async ([name, act]) => {
    const { status, code } = await act();
    return [name, [status, code]] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}

const everything = (status: number, code: string) =>
  Object.fromEntries(
    ['bet', 'deposit', 'registration', 'login', 'line', 'stream', 'polling', 'socket'].map(
      (name) => [name, [status, code]],
    ),
  );

describe('the gate', () => {
  it('the gate refuses every call, stream and socket of a blocked address with the reason', async () => {
    const player = await newPlayer();
    expect(await upgrade()).toEqual({ status: 101 });
    await block();
    expect(await answersOf(player)).toEqual(everything(403, 'visitor_blocked'));
    const { body } = await bet(player);
    expect(body.error.details).toEqual({ reason: 2 });
    expect((await call('GET', '/en/live')).headers.location).toBe('/en/block');
  });

  it('the gate refuses every call under maintenance, with the time to retry', async () => {
    const player = await newPlayer();
    await maintain(true);
    expect(await answersOf(player)).toEqual(everything(503, 'site_maintenance'));
    const { headers } = await bet(player);
    expect(headers['retry-after']).toBe('600');
    expect((await call('GET', '/en/live')).headers.location).toBe('/en/maintenance');
  });

  it('the gate refuses a player who is blocked by id, and no other', async () => {
    const [player, free] = [await newPlayer(), await newPlayer()];
    await block({ templateTypeId: 16, playerIds: [player.id] });
    expect((await bet(player)).code).toBe('visitor_blocked');
    expect((await deposit(player)).code).toBe('visitor_blocked');
    expect(await upgrade({ cookie: `user_token=${player.token}` })).toMatchObject({ status: 403 });
    expect((await bet(free)).code).not.toBe('visitor_blocked');
    expect(await upgrade()).toEqual({ status: 101 });
  });

  it('the gate is not lifted in production by the cookie force_geo_off', async () => {
    await block({ ...HERE, templateTypeId: 1 });
    const cookies = { force_geo_off: '1' };
    expect((await call('GET', '/line-api/v1/sports', { cookies })).code).toBe('visitor_blocked');
    expect((await call('GET', '/en/live', { cookies })).headers.location).toBe('/en/block');
  });

  it('the gate leaves a blocked player the means to leave', async () => {
    const player = await newPlayer();
    await block();
    const { headers } = player;
    expect((await call('GET', '/wallet-api/v1/accounts', { headers })).status).toBe(200);
    expect((await call('GET', '/betting-api/v1/bets', { headers })).status).toBe(200);
    expect((await call('GET', LIMITS, { headers })).status).toBe(200);
    const left = await call('POST', '/web-api/auth/v1/disconnect', { headers });
    expect(left.code).not.toBe('visitor_blocked');
  });
});

describe('the status of a player', () => {
  const BET_REFUSED = (code: keyof typeof ERROR_STATUS) => ({ status: ERROR_STATUS[code], code });

  it('the gate refuses bets, deposits and other acts of a banned player, and not what is theirs', async () => {
    const player = await newPlayer();
    expect((await bet(player)).code).toBe('outcome_unknown');
    await operate('PATCH', `/web-api/operator/players/${player.id}/standing`, { ban_level: 45 });
    await vi.waitFor(async () =>
      expect(await bet(player)).toMatchObject(BET_REFUSED('player_banned')),
    );
    expect((await deposit(player)).code).toBe('player_banned');
    const { headers } = player;
    const share = { headers, payload: {} };
    expect((await call('POST', '/betting-api/v1/shared-slips', share)).code).toBe('player_banned');
    expect((await call('GET', '/betting-api/v1/bets', { headers })).code).not.toBe('player_banned');
  });

  it('the gate refuses play to an excluded player, who may still sign in to what is theirs', async () => {
    const player = await newPlayer();
    const payload = { limits: [{ limitType: 30, limitValue: 184 }] };
    expect((await call('POST', LIMITS, { headers: player.headers, payload })).status).toBe(200);
    const { body } = await logIn(player.credentials);
    const again = { ...player, headers: { authorization: `Bearer ${body.token}` } };
    expect(await bet(again)).toMatchObject(BET_REFUSED('player_excluded'));
    expect((await deposit(again)).code).toBe('player_excluded');
    const { headers } = again;
    expect((await call('GET', '/wallet-api/v1/accounts', { headers })).status).toBe(200);
    expect((await call('GET', LIMITS, { headers })).status).toBe(200);
  });

  it('the gate requires changed terms to be accepted first, and only where the site requires it', async () => {
    const player = await newPlayer();
    await flag('termsConfirmation', false);
    site.clock.advance(1_000);
    await operate('POST', '/web-api/operator/terms');
    await vi.waitFor(async () =>
      expect(await site.modules.playerStatuses.of(player.id)).toMatchObject({
        isTermsChanged: true,
      }),
    );
    expect((await bet(player)).code).toBe('outcome_unknown');
    await flag('termsConfirmation', true);
    const refused = await bet(player);
    expect(refused).toMatchObject(BET_REFUSED('terms_changed'));
    expect(refused.body.error.details).toEqual({ exception_code: 1 });
  });

  it('the gate of the process that an operator asked decides by the act as soon as it is answered', async () => {
    const player = await newPlayer();
    const { playerStatuses } = site.modules;
    for (const _time of Array.from({ length: 20 })) {
      const { isTermsChanged: before } = await playerStatuses.of(player.id);
      site.clock.advance(1_000);
      await operate('POST', '/web-api/operator/terms');
      const { isTermsChanged: after } = await playerStatuses.of(player.id);
      expect([before, after]).toEqual([false, true]);
      const { updatedAt } = (await call('GET', `${AGREEMENT}/status`, { headers: player.headers }))
        .body;
      await call('POST', `${AGREEMENT}/confirm`, {
        headers: player.headers,
        payload: { updatedAt },
      });
    }
  });

  it('the gate leaves an unidentified player the ways to be identified', async () => {
    const player = await newPlayer();
    await flag('identification', true);
    const { headers } = player;
    expect(await bet(player)).toMatchObject(BET_REFUSED('identification_required'));
    // The gate lets it through; the deposit itself checks who plays.
    expect((await deposit(player)).code).toBe('personal_data_required');
    for (const url of [
      '/web-api/secure-data/v1/personal-data',
      LIMITS,
      '/payments-api/v1/payments',
      '/wallet-api/v1/accounts',
    ]) {
      expect((await call('GET', url, { headers })).code).not.toBe('identification_required');
    }
  });
});

describe('another process', () => {
  it('the gate of another process follows blocks, maintenance and bans within a second', async () => {
    const player = await newPlayer();
    const within = { timeout: 1_000, interval: 20 };
    const codeThere = async () => (await bet(player, other)).code;
    expect(await codeThere()).toBe('outcome_unknown');
    await block();
    await vi.waitFor(async () => expect(await codeThere()).toBe('visitor_blocked'), within);
    await maintain(true);
    await vi.waitFor(async () => expect(await codeThere()).toBe('site_maintenance'), within);
  });
});

describe('an open connection', () => {
  const within = { timeout: 1_000, interval: 10 };

  async function openSocket() {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live-api/v1/ws`);
    const frames: ServerFrame[] = [];
    socket.on('message', (data) => frames.push(ServerFrame.parse(JSON.parse(data.toString()))));
    const closed = vi.fn();
    socket.on('close', (code, reason) => closed(code, reason.toString()));
    await once(socket, 'open');
    return { socket, frames, closed };
  }

  it.each([
    ['a block of its address', () => block(), 'visitor_blocked'],
    ['maintenance', () => maintain(true), 'site_maintenance'],
  ])(
    'an open connection is closed within a second of %s, with the code',
    async (_what, close, code) => {
      const { frames, closed } = await openSocket();
      await close();
      await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(4403, code), within);
      expect(frames.at(-1)?.slice(0, 2)).toEqual(['err', code]);
    },
  );

  it('an open stream ends with the code', async () => {
    const request = get(`http://127.0.0.1:${port}/live-api/v1/sse?topics=`);
    const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
    let text = '';
    response.on('data', (part: Buffer) => {
      text += part.toString();
    });
    const ended = vi.fn();
    response.on('end', ended);
    await block();
    await vi.waitFor(() => expect(ended).toHaveBeenCalled(), within);
    expect(text).toContain('["err","visitor_blocked"');
  });

  it('an open connection is closed once a player signs in who is blocked by id', async () => {
    const player = await newPlayer();
    await block({ templateTypeId: 16, playerIds: [player.id] });
    const { socket, closed } = await openSocket();
    socket.send(JSON.stringify(['auth', player.token]));
    await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(4403, 'visitor_blocked'), within);
  });

  it('an open connection stays open while nothing closes it', async () => {
    const { socket, closed } = await openSocket();
    await block({ templateTypeId: 2, ipRanges: ['203.0.113.0/24'] });
    await operate('PATCH', '/bff-api/config/group/core', { brand: 'Touchline' });
    expect(closed).not.toHaveBeenCalled();
    socket.close();
    await vi.waitFor(() => expect(closed).toHaveBeenCalled(), within);
  });
});

/** A path that a route's pattern matches. */
const pathOf = (pattern: string) => pattern.replaceAll(/:(\w+)/g, '7').replace('*', 'x');

describe('every registered route', () => {
  const CLOSED = 'visitor_blocked';

  it('every registered route is closed to a blocked visitor or has a row with the reason', async () => {
    await block();
    const wrong: string[] = [];
    for (const { method, url } of site.app.routeTable) {
      const isPage = url === '/' || url === '/*';
      const answer = await site.app.inject({ method, url: pathOf(url) } as never);
      const body = method === 'HEAD' ? '' : answer.body;
      const isClosed = isPage
        ? answer.statusCode === 302
        : answer.statusCode === 403 && (method === 'HEAD' || body.includes(`"${CLOSED}"`));
      const isExempt = openTo(method, url).includes(CLOSED);
      if (isClosed === isExempt && !(isExempt && method === 'HEAD')) {
        wrong.push(`${method} ${url} answers ${answer.statusCode}, exempt: ${isExempt}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(site.app.routeTable.length).toBeGreaterThan(100);
  }, 60_000);

  it('every row of an exemption has an existing route, unless it is marked as planned', () => {
    const used = new Set(
      site.app.routeTable.map(({ method, url }) => exemptionOf(method, url)?.path),
    );
    const unused = EXEMPTIONS.filter(({ path }) => !used.has(path));
    expect(unused).toEqual(EXEMPTIONS.filter(({ isPlanned }) => isPlanned));
  });

  it('every operator route is always open: operators end what closes the site', () => {
    const closed = site.app.routeTable.filter(
      ({ access, method, url }) => access === 'operator' && !isAlwaysOpen(openTo(method, url)),
    );
    expect(closed.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  });
});
