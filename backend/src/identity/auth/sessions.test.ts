import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Gateway } from '../../gateway/gateway.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { registerPlayer, type TestPlayer } from '../../../test/site/test-player.ts';

/** What a process may take to learn of the end of a session, ms. */
const WITHIN = { timeout: 1_000, interval: 50 };

let site: TestGateway;
let other: Gateway;
const ports = new Map<Gateway, number>();
const closers: (() => void)[] = [];

async function listen(gateway: Gateway): Promise<void> {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  ports.set(gateway, (gateway.app.server.address() as AddressInfo).port);
}

beforeAll(async () => {
  site = await startTestGateway({ poolSize: 20 });
  await site.feed.start();
  other = await site.replica();
  await Promise.all([listen(site), listen(other)]);
}, 60_000);
afterAll(async () => {
  for (const close of closers) {
    close();
  }
  await other.close();
  await site.close();
});

const signIn = () => registerPlayer(site);

async function profile(gateway: Gateway, token: string): Promise<[number, string | undefined]> {
  const answer = await gateway.app.inject({
    url: '/web-api/user/v1/profile',
    headers: { authorization: `Bearer ${token}` },
  });
  return [answer.statusCode, answer.json().error?.code];
}

function post(url: string, player: TestPlayer, payload?: object) {
  return site.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${player.token}` },
    cookies: player.cookies,
    ...(payload && { payload }),
  });
}

function setBan(player: TestPlayer, level: number) {
  return site.app.inject({
    method: 'PATCH',
    url: `/web-api/operator/players/${player.userId}/standing`,
    headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
    payload: { ban_level: level },
  });
}

async function resetPassword(player: TestPlayer) {
  const asked = await post('/web-api/auth/v1/recovery/email', player, {
    email: player.email,
    lng: 'en',
  });
  const messageUrl = String(asked.json().messageUrl);
  const token = await vi.waitFor(async () => {
    const page = await site.app.inject(messageUrl);
    const found = /passwordreset#([\w-]+)/.exec(page.body)?.[1];
    expect(found).toBeDefined();
    return found;
  });
  return post('/web-api/auth/v1/password-link/password', player, {
    token,
    password: 'another battery staple',
    lng: 'en',
  });
}

const ENDS = {
  'a sign-out': (player: TestPlayer) => post('/web-api/auth/v1/disconnect', player),
  'a self-exclusion': (player: TestPlayer) =>
    post('/limit-service-api/api/external/web/v3/limits', player, {
      limits: [{ limitType: 30, limitValue: 184 }],
    }),
  'a password reset': resetPassword,
};

/** A page's stream of events, by either transport. */
async function openStreams(gateway: Gateway, { token }: TestPlayer) {
  const port = ports.get(gateway);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live-api/v1/ws`);
  closers.push(() => socket.terminate());
  const frames: unknown[][] = [];
  socket.on('message', (data: Buffer) => void frames.push(JSON.parse(data.toString())));
  const closed = once(socket, 'close').then(([code, reason]) => [code, String(reason)]);
  await once(socket, 'open');
  socket.send(JSON.stringify(['auth', token]));
  const request = get(`http://127.0.0.1:${port}/live-api/v1/sse?topics=`, {
    headers: { cookie: `user_token=${token}` },
  });
  // A server that closes resets what is still open.
  request.on('error', () => undefined);
  closers.push(() => request.destroy());
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  let text = '';
  response.on('data', (part: Buffer) => {
    text += part.toString();
  });
  return { frames, closed, text: () => text, ended: once(response, 'end') };
}

function notify(gateway: Gateway, playerId: string, balance: number): void {
  const event = { type: 'balance', accountId: 'a', currency: 'EUR', balance } as const;
  gateway.modules.live.publishToPlayer(playerId, event);
}

describe.each(Object.entries(ENDS))('%s', (_name, end) => {
  it('an ended session has its access token refused on every process within a second, and after a restart', async () => {
    const player = await signIn();
    for (const gateway of [site, other]) {
      expect(await profile(gateway, player.token)).toEqual([200, undefined]);
    }
    expect((await end(player)).statusCode).toBe(200);
    const refused = [401, 'unauthorized'];
    expect(await profile(site, player.token)).toEqual(refused);
    await vi.waitFor(
      async () => expect(await profile(other, player.token)).toEqual(refused),
      WITHIN,
    );
    const restarted = await site.replica();
    expect(await profile(restarted, player.token)).toEqual(refused);
    await restarted.close();
  });

  it('an ended session has its sockets and streams closed on every process, with the code', async () => {
    const player = await signIn();
    const streams = await Promise.all([site, other].map((gateway) => openStreams(gateway, player)));
    await vi.waitFor(() => {
      for (const gateway of [site, other]) {
        notify(gateway, player.userId, 1);
      }
      for (const { frames, text } of streams) {
        expect([frames.at(-1)?.[0], text().includes('["me"')]).toEqual(['me', true]);
      }
    });
    expect((await end(player)).statusCode).toBe(200);
    await Promise.all(streams.flatMap(({ closed, ended }) => [closed, ended]));
    for (const { closed, text } of streams) {
      expect(await closed).toEqual([4401, 'unauthorized']);
      expect(text().trim().split('\n').at(-1)).toContain('["err","unauthorized"');
    }
  });
});

describe('a ban', () => {
  it('a ban replaces access tokens and leaves the session, on every process', async () => {
    const player = await signIn();
    expect(await profile(other, player.token)).toEqual([200, undefined]);
    const streams = await Promise.all([site, other].map((gateway) => openStreams(gateway, player)));
    await vi.waitFor(() => {
      for (const [at, gateway] of [site, other].entries()) {
        notify(gateway, player.userId, 1);
        expect(streams[at]?.frames.at(-1)?.[0]).toBe('me');
      }
    });
    expect((await setBan(player, 1)).statusCode).toBe(200);
    const superseded = [401, 'token_expired'];
    for (const gateway of [site, other]) {
      await vi.waitFor(
        async () => expect(await profile(gateway, player.token)).toEqual(superseded),
        WITHIN,
      );
    }
    for (const { closed } of streams) {
      expect(await closed).toEqual([4401, 'token_expired']);
    }
    const renewed = await other.app.inject({
      url: '/web-api/user/gettoken?force_refresh=true',
      cookies: player.cookies,
    });
    expect(renewed.statusCode).toBe(200);
    const { token } = renewed.json();
    expect(await profile(site, token)).toEqual([200, undefined]);
    const playerStatus = await site.app.inject({
      url: '/web-api/user/v1/standing',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(playerStatus.json()).toMatchObject({ ban_level: 1 });
  });

  it('a ban of the same level leaves tokens as they are', async () => {
    const player = await signIn();
    expect((await setBan(player, 0)).statusCode).toBe(200);
    expect(await profile(site, player.token)).toEqual([200, undefined]);
  });
});

it('another session of the player lives on after a sign-out', async () => {
  const player = await signIn();
  const login = await site.app.inject({
    method: 'POST',
    url: '/web-api/auth/v1/login',
    payload: { login: player.email, password: player.password, remember: true },
  });
  await post('/web-api/auth/v1/disconnect', player);
  expect(await profile(site, player.token)).toEqual([401, 'unauthorized']);
  expect(await profile(other, login.json().token)).toEqual([200, undefined]);
});
