import axios, { type AxiosInstance } from 'axios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createHttp, type Recovery } from '../services/http.ts';
import { createTokenStore } from '../services/token.ts';
import {
  captchaRecovery,
  fingerprintRecovery,
  grantRecovery,
  realityCheckRecovery,
  refusalRecovery,
  stepUpRecovery,
  termsRecovery,
  tokenRecovery,
} from './recoveries.ts';

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
}
type Answer = readonly [status: number, data: unknown];

const schema = z.object({ ok: z.boolean() });
const FINE: Answer = [200, { ok: true }];
const refusal = (status: number, code: string, details?: unknown): Answer => [
  status,
  { error: { code, message: code, ...(details === undefined ? {} : { details }) } },
];

let answer: (sent: Sent) => Answer;
let sent: Sent[];
beforeEach(() => {
  sent = [];
});

function client(): AxiosInstance {
  return axios.create({
    adapter: async (config) => {
      const call = { url: config.url ?? '', headers: { ...config.headers } };
      sent.push(call);
      // Answers come in their own order, as on a network.
      await new Promise((resolve) => setTimeout(resolve, sent.length % 7));
      const [status, data] = answer(call);
      const response = { status, data, statusText: '', headers: {}, config };
      if (status >= 400) {
        throw new axios.AxiosError('refused', undefined, config, undefined, response as never);
      }
      return response as never;
    },
  });
}

function httpWith(recoveries: readonly Recovery[], token?: () => Promise<string | undefined>) {
  return createHttp({
    loadClient: async () => client(),
    token: token ?? (async () => undefined),
    recoveries,
    admit: async () => undefined,
    language: () => 'en',
  });
}

function jwt(name: string): string {
  return `h.${btoa(JSON.stringify({ sub: '17', exp: 4_000_000_000, name }))}.s`;
}

function withTokens({ server }: { server: { accepts: string | undefined; session: boolean } }) {
  let refreshes = 0;
  let isSignedIn = true;
  const onSessionGone = vi.fn(async () => {
    isSignedIn = false;
  });
  const tokens = createTokenStore({
    now: Date.now,
    readCookie: () => undefined,
    withCrossTabLock: (act) => act(),
    fetchToken: async () => {
      refreshes += 1;
      await new Promise((resolve) => setTimeout(resolve, 3));
      if (!server.session) {
        throw Object.assign(new Error('sign in again'), { code: 'unauthorized', status: 401 });
      }
      server.accepts = server.accepts === undefined ? undefined : jwt(`fresh ${refreshes}`);
      return server.accepts ?? jwt(`useless ${refreshes}`);
    },
  });
  tokens.set(jwt('old'));
  const recovery = tokenRecovery({ tokens, isSignedIn: () => isSignedIn, onSessionGone });
  answer = ({ headers }) =>
    server.accepts !== undefined && headers['Authorization'] === `Bearer ${server.accepts}`
      ? FINE
      : refusal(401, 'token_expired');
  const http = httpWith([recovery], tokens.get);
  const calls = () =>
    Array.from({ length: 50 }, (_, index) =>
      http.request({ path: `/call/${index}`, schema, authentication: 'required' }),
    );
  return { calls, onSessionGone, refreshes: () => refreshes };
}

describe('401', () => {
  it('fifty parallel calls with one expired token cause one refresh, and all of them pass', async () => {
    const { calls, refreshes } = withTokens({ server: { accepts: 'fresh', session: true } });
    await expect(Promise.all(calls())).resolves.toHaveLength(50);
    expect(refreshes()).toBe(1);
    expect(sent).toHaveLength(100);
  });

  it('a server that refuses every token gets a bounded number of requests', async () => {
    const { calls, refreshes } = withTokens({ server: { accepts: undefined, session: true } });
    const outcomes = await Promise.allSettled(calls());
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(sent).toHaveLength(150);
    expect(refreshes()).toBe(2);
  });

  it('a 401 does not concern a visitor, nor a call without authentication', () => {
    const applies = (isSignedIn: boolean, authentication: 'none' | 'optional' | 'required') =>
      tokenRecovery({
        tokens: { replace: vi.fn() },
        isSignedIn: () => isSignedIn,
        onSessionGone: vi.fn(),
      }).applies({ status: 401 } as never, { path: '/x', schema, authentication });
    expect([applies(true, 'required'), applies(true, 'optional')]).toEqual([true, true]);
    expect([applies(true, 'none'), applies(false, 'required')]).toEqual([false, false]);
  });

  it('a 401 without a session signs the player out and nothing is sent again', async () => {
    const { calls, refreshes, onSessionGone } = withTokens({
      server: { accepts: 'fresh', session: false },
    });
    await Promise.allSettled(calls());
    expect(sent).toHaveLength(50);
    expect(onSessionGone).toHaveBeenCalled();
    expect(refreshes()).toBe(1);
  });

  it('a 401 of a call without a token says nothing about the session', async () => {
    answer = () => refusal(401, 'credentials_wrong');
    const replace = vi.fn(async () => 'x');
    const http = httpWith([
      tokenRecovery({ tokens: { replace }, isSignedIn: () => true, onSessionGone: vi.fn() }),
    ]);
    await expect(http.request({ path: '/login', schema })).rejects.toMatchObject({ status: 401 });
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('400 with the fingerprint code', () => {
  it('the fingerprint code fetches the fingerprint again and repeats the call with it, once', async () => {
    let fetched = 0;
    const refetch = async () => {
      fetched += 1;
      return `print-${fetched}`;
    };
    const http = httpWith([
      fingerprintRecovery({ refetch, ensure: refetch, held: () => undefined }),
    ]);
    answer = ({ headers }) =>
      headers['x-fingerprint'] === 'print-1' ? FINE : refusal(400, 'fingerprint_required');
    expect(await http.request({ path: '/login', schema })).toEqual({ ok: true });
    answer = () => refusal(400, 'fingerprint_required');
    await expect(http.request({ path: '/login', schema })).rejects.toMatchObject({ status: 400 });
    expect(fetched).toBe(2);
  });

  it('the fingerprint recovery ignores another status, or another code', async () => {
    const refetch = vi.fn(async () => 'print');
    const http = httpWith([
      fingerprintRecovery({ refetch, ensure: refetch, held: () => undefined }),
    ]);
    for (const refused of [
      refusal(403, 'fingerprint_required'),
      refusal(400, 'validation_failed'),
    ]) {
      answer = () => refused;
      await expect(http.request({ path: '/login', schema })).rejects.toMatchObject({
        status: refused[0],
      });
    }
    expect(refetch).not.toHaveBeenCalled();
  });

  it('the fingerprint recovery ends when there is none to be had', async () => {
    const refetch = async () => undefined;
    answer = () => refusal(400, 'fingerprint_required');
    const http = httpWith([
      fingerprintRecovery({ refetch, ensure: refetch, held: refetch as never }),
    ]);
    await expect(http.request({ path: '/login', schema })).rejects.toMatchObject({
      code: 'fingerprint_required',
    });
    expect(sent).toHaveLength(1);
  });
});

describe('400 with a captcha code', () => {
  const pass = async () => ({ 'x-captcha': 'pass' });

  it.each([100, 111, 112, 113])(
    'the captcha code %i is solved and the call sent again with a header',
    async (captchaCode) => {
      answer = ({ headers }) =>
        headers['x-captcha'] === 'pass' ? FINE : refusal(400, 'any', { captchaCode });
      expect(await httpWith([captchaRecovery(pass)]).request({ path: '/login', schema })).toEqual({
        ok: true,
      });
      expect(sent).toHaveLength(2);
    },
  );

  it('the captcha recovery ignores other numbers and other statuses', async () => {
    const recovery = httpWith([captchaRecovery(pass)]);
    answer = () => refusal(400, 'any', { captchaCode: 101 });
    await expect(recovery.request({ path: '/login', schema })).rejects.toMatchObject({
      status: 400,
    });
    answer = () => refusal(403, 'captcha_required', { captchaCode: 100 });
    await expect(recovery.request({ path: '/login', schema })).rejects.toMatchObject({
      status: 403,
    });
    expect(sent).toHaveLength(2);
  });

  it('the captcha is solved at most twice a call', async () => {
    answer = () => refusal(400, 'captcha_used', { captchaCode: 113 });
    await expect(
      httpWith([captchaRecovery(pass)]).request({ path: '/login', schema }),
    ).rejects.toMatchObject({ code: 'captcha_used' });
    expect(sent).toHaveLength(3);
  });
});

describe('451', () => {
  it.each([
    { code: 1, isEnabled: true, goes: true },
    { code: 1, isEnabled: false, goes: false },
    { code: 2, isEnabled: true, goes: false },
  ])(
    'a 451 with exception $code, terms enabled $isEnabled: to confirm-terms $goes',
    async ({ code, isEnabled, goes }) => {
      const confirm = vi.fn(async () => undefined);
      answer = () => refusal(451, 'terms_changed', { exception_code: code });
      const http = httpWith([termsRecovery({ isEnabled: () => isEnabled, confirm })]);
      await expect(http.request({ path: '/bet', schema })).rejects.toMatchObject({ status: 451 });
      expect(confirm).toHaveBeenCalledTimes(goes ? 1 : 0);
      expect(sent).toHaveLength(1);
    },
  );
});

describe('a request without a response', () => {
  it('a cancelled call is 499', async () => {
    const controller = new AbortController();
    const http = createHttp({
      loadClient: async () =>
        axios.create({
          adapter: async (config) => {
            throw new axios.CanceledError('gone', config);
          },
        }),
      token: async () => undefined,
      recoveries: [],
      admit: async () => undefined,
      language: () => 'en',
    });
    await expect(
      http.request({ path: '/x', schema, signal: controller.signal }),
    ).rejects.toMatchObject({ code: 'request_cancelled', status: 499 });
  });
});

describe('403 without the grant for secure data', () => {
  it('the grant recovery requests one grant for all pending calls, and repeats them', async () => {
    let isGranted = false;
    const ask = vi.fn(async () => {
      isGranted = true;
    });
    answer = () => (isGranted ? FINE : refusal(403, 'secure_grant_required'));
    const http = httpWith([grantRecovery(ask)]);
    const calls = ['/a', '/b', '/c'].map((path) => http.request({ path, schema }));
    expect(await Promise.all(calls)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no grant is given', async () => Promise.reject(new Error('no'))],
    ['the grant does not help', async () => undefined],
  ])('the grant refusal is the call’s own failure when %s', async (_why, ask) => {
    answer = () => refusal(403, 'secure_grant_required');
    const http = httpWith([grantRecovery(ask)]);
    await expect(http.request({ path: '/a', schema })).rejects.toMatchObject({
      code: 'secure_grant_required',
    });
  });
});

describe('a refusal of the server’s gate', () => {
  it.each([
    [503, 'site_maintenance', true],
    [403, 'visitor_blocked', true],
    [403, 'player_banned', true],
    [403, 'identification_required', true],
    [403, 'player_excluded', false],
    [503, 'unavailable', false],
  ])(
    'the refusal %i %s is reported: %s, and the call fails once',
    async (status, code, isReported) => {
      answer = () => refusal(status, code);
      const onRefused = vi.fn();
      const http = httpWith([refusalRecovery(onRefused)]);
      await expect(http.request({ path: '/x', schema })).rejects.toMatchObject({ code });
      expect(onRefused.mock.calls).toEqual(isReported ? [[code]] : []);
      expect(sent).toHaveLength(1);
    },
  );
});

describe('403 without a recent proof', () => {
  it('the step-up recovery prompts the player once for all pending calls, and repeats them', async () => {
    let isProved = false;
    const ask = vi.fn(async () => {
      isProved = true;
      return true;
    });
    answer = () => (isProved ? FINE : refusal(403, 'step_up_required'));
    const http = httpWith([stepUpRecovery(ask)]);
    const calls = ['/a', '/b', '/c'].map((path) => http.request({ path, schema }));
    expect(await Promise.all(calls)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the player closes the dialog', async () => false],
    ['the dialog cannot be shown', async () => Promise.reject(new Error('no'))],
    ['the proof does not help', async () => true],
  ])('the step-up refusal is the call’s own failure when %s', async (_why, ask) => {
    answer = () => refusal(403, 'step_up_required');
    const http = httpWith([stepUpRecovery(ask)]);
    await expect(http.request({ path: '/a', schema })).rejects.toMatchObject({
      code: 'step_up_required',
    });
  });
});

describe('403 for a reality check that is due', () => {
  it('the reality check is shown, and the call fails once', async () => {
    answer = () => refusal(403, 'reality_check_due');
    const show = vi.fn(async () => undefined);
    const http = httpWith([realityCheckRecovery(show)]);
    await expect(http.request({ path: '/x', schema })).rejects.toMatchObject({
      code: 'reality_check_due',
    });
    expect(show).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(1);
  });
});
