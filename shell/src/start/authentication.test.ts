import { createStore, type HttpRequest, type SessionState } from '@touchline/plugin-api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeyStore } from '../services/context-keys.ts';
import { type AuthenticationDependencies, createAuthentication } from './authentication.ts';
import { createTimerClock } from '../testing/timer-clock.ts';

const COOKIES = ['ua', 'user_token', 'tl_signed_out'];

function jwt(sub: string, exp = 4_000_000_000): string {
  return `h.${btoa(JSON.stringify({ sub, exp }))}.s`;
}

function setUp({
  answer = () => ({ success: true }),
  access = 'any',
  address = '/en/live',
  flags = [],
  isNamed = true,
}: {
  answer?: (request: HttpRequest<unknown>) => unknown;
  access?: 'any' | 'auth';
  address?: string;
  flags?: readonly string[];
  isNamed?: boolean;
} = {}) {
  const sent: HttpRequest<unknown>[] = [];
  const moves: string[] = [];
  const { pathname, search } = new URL(address, 'http://localhost');
  const page = {
    document,
    navigator: {},
    addEventListener: window.addEventListener.bind(window),
    location: {
      search,
      pathname,
      assign: (to: string) => moves.push(to),
      reload: () => moves.push('reload'),
    },
  };
  const keys = createKeyStore({ authenticated: true, banned: true, banLevel: 53 });
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const state = createStore<SessionState>({ userId: isNamed ? '17' : undefined });
  const authentication = createAuthentication({
    state,
    keys,
    log,
    clock: createTimerClock(),
    flags: { isOn: (flag: string) => flags.includes(flag) },
    http: {
      request: async (request: HttpRequest<unknown>) => {
        sent.push(request);
        return answer(request);
      },
    },
    navigation: () => ({
      shown: { get: () => ({ contribution: { access } }) },
      href: (path: string) => `/en${path === '/' ? '' : path}`,
      recheck: async () => undefined,
    }),
    window: page,
  } as unknown as AuthenticationDependencies);
  return { authentication, sent, moves, keys, log, state };
}

beforeEach(() => {
  document.cookie = 'ua=1';
  document.cookie = `user_token=${jwt('17')}`;
});
afterEach(() => {
  for (const name of COOKIES) {
    document.cookie = `${name}=; path=/; max-age=0`;
    document.cookie = `${name}=; max-age=0`;
  }
});

const refuse = () => {
  throw Object.assign(new Error('down'), { code: 'network_failed', status: 0 });
};

describe('signing out', () => {
  it.each([
    { access: 'any', address: '/en/live', goes: 'reload' },
    { access: 'auth', address: '/en/office', goes: '/en' },
    { access: 'any', address: '/en/live?logout-home', goes: '/en' },
  ] as const)(
    'a sign-out on $address, a page for $access, redirects to $goes',
    async ({ access, address, goes }) => {
      const { authentication, moves, sent, keys } = setUp({ access, address });
      await authentication.session.logout();
      expect(sent[0]).toMatchObject({ method: 'POST', path: '/web-api/auth/v1/disconnect' });
      expect(moves).toEqual([goes]);
      expect(document.cookie).toBe('');
      expect([keys.get('banned'), keys.get('banLevel')]).toEqual([false, 0]);
    },
  );

  it.each([
    ['the network fails', refuse],
    ['the server says no', () => ({ success: false, message: 'not now' })],
  ])(
    'a sign-out reloads even a page for players when %s, is logged, and leaves a mark',
    async (_why, answer) => {
      const { authentication, moves, log } = setUp({ access: 'auth', answer });
      await authentication.session.logout();
      expect(moves).toEqual(['reload']);
      expect(log.error).toHaveBeenCalledOnce();
      expect(document.cookie).toBe('tl_signed_out=1');
      expect(await authentication.token()).toBeUndefined();
    },
  );

  it('a sign-out removes the cookies of an embedded site with the attributes they were written with', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    const { authentication } = setUp({ flags: ['sameSiteNone', 'partitionedCookies'] });
    await authentication.session.logout();
    const lines = written.mock.calls.map(([line]) => line);
    written.mockRestore();
    const gone = 'path=/; max-age=0';
    const embedded = `${gone}; SameSite=None; Secure; Partitioned`;
    expect(lines).toEqual([
      `ua=; ${gone}`,
      `user_token=; ${gone}`,
      `ua=; ${embedded}`,
      `user_token=; ${embedded}`,
    ]);
  });

  it('a sign-out that has not reached the server refuses every token, and requests none', async () => {
    document.cookie = 'tl_signed_out=1';
    const { authentication, sent } = setUp({ answer: () => ({ token: jwt('17') }) });
    expect(await authentication.token()).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it('a sign-out rejects with the server’s message when it was not successful', async () => {
    const { authentication, log } = setUp({
      answer: () => ({ success: false, message: 'not now' }),
    });
    await authentication.session.logout();
    expect(log.error.mock.calls[0]?.[1]).toMatchObject({
      code: 'disconnect_failed',
      message: 'not now',
    });
  });
});

describe('the session check', () => {
  it('the session check identifies the player, and carries the headers of an embedded site when configured', async () => {
    const plain = setUp({ answer: () => ({ user_id: '18' }) });
    await plain.authentication.session.verify();
    expect(plain.state.get().userId).toBe('18');
    expect(plain.sent[0]).toMatchObject({ path: '/web-api/session-check', headers: {} });
    const embedded = setUp({
      answer: () => ({ user_id: null }),
      flags: ['sameSiteNone', 'partitionedCookies'],
    });
    await embedded.authentication.session.verify();
    expect(embedded.sent[0]?.headers).toEqual({ 'X-Same-Site': 'none', 'X-Partitioned': '1' });
    expect(embedded.keys.get('authenticated')).toBe(false);
  });
});

describe('the headers of a site embedded in others', () => {
  it.each([
    [[], {}],
    [['sameSiteNone'], { 'X-Same-Site': 'none' }],
    [['partitionedCookies'], { 'X-Partitioned': '1' }],
  ])('the headers of an embedded site with %j are %j', async (flags, headers) => {
    const { authentication, sent } = setUp({ answer: () => ({ user_id: '17' }), flags });
    await authentication.session.verify();
    expect(sent[0]?.headers).toEqual(headers);
  });
});

describe('a failed session check', () => {
  it('the session check is retried twice, 1500 ms apart, and then only logged', async () => {
    vi.useFakeTimers();
    const began = Date.now();
    const at: number[] = [];
    const { authentication, log, state } = setUp({
      answer: () => {
        at.push(Date.now() - began);
        return refuse();
      },
    });
    const checked = authentication.session.verify();
    await vi.advanceTimersByTimeAsync(10_000);
    await checked;
    vi.useRealTimers();
    expect(at).toEqual([0, 1500, 3000]);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(state.get().userId).toBe('17');
  });
});

describe('the sync with cookies', () => {
  it('the cookies identify the player as the token does, without a request to the server', () => {
    const { authentication, state, sent } = setUp({ isNamed: false });
    authentication.syncWithCookies();
    expect(state.get().userId).toBe('17');
    expect(sent).toEqual([]);
  });

  it('an old document does not override the cookies, and is not loaded again and again', () => {
    document.cookie = 'ua=; max-age=0';
    const { authentication, keys, moves } = setUp({ isNamed: false });
    authentication.syncWithCookies();
    expect(keys.get('authenticated')).toBe(false);
    expect(moves).toEqual([]);
  });

  it('a player whom another tab has signed out is forgotten when this one wakes', async () => {
    document.cookie = 'ua=; max-age=0';
    const { authentication, state, moves } = setUp();
    authentication.syncWithCookies();
    await vi.waitFor(() => expect(state.get().userId).toBeUndefined());
    expect(moves).toEqual(['reload']);
  });
});

describe('a token', () => {
  it('an expired token is fetched by gettoken with force_refresh, and identifies the player', async () => {
    document.cookie = `user_token=${jwt('17', 1)}`;
    const { authentication, sent, state } = setUp({ answer: () => ({ token: jwt('19') }) });
    expect(await authentication.token()).toBe(jwt('19'));
    expect(sent[0]).toMatchObject({
      path: '/web-api/user/gettoken',
      query: { force_refresh: true },
    });
    expect(state.get().userId).toBe('19');
  });

  it('a token that cannot be fetched is logged and thrown on; without a session the player is signed out', async () => {
    document.cookie = `user_token=${jwt('17', 1)}`;
    const down = setUp({ answer: refuse });
    await expect(down.authentication.token()).rejects.toMatchObject({ code: 'network_failed' });
    expect(down.log.warn).toHaveBeenCalledOnce();
    const gone = setUp({
      answer: () => {
        throw Object.assign(new Error('sign in'), { code: 'unauthorized', status: 401 });
      },
    });
    expect(await gone.authentication.token()).toBeUndefined();
    expect(gone.state.get().userId).toBeUndefined();
    expect(gone.moves).toEqual(['reload']);
  });
});
