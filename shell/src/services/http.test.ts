import axios, { type AxiosInstance } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createHttp, type HttpDependencies } from './http.ts';

interface Reply {
  readonly status: number;
  readonly data?: unknown;
}

function setUp(
  replies: (Reply | Error)[],
  overrides: Partial<HttpDependencies> = {},
): {
  http: ReturnType<typeof createHttp>;
  sent: { url?: string; headers: Record<string, unknown> }[];
} {
  const sent: { url?: string; headers: Record<string, unknown> }[] = [];
  const client = axios.create({
    adapter: async (configuration) => {
      sent.push({
        ...(configuration.url === undefined ? {} : { url: configuration.url }),
        headers: { ...configuration.headers },
      });
      const reply = replies.shift();
      if (reply === undefined || reply instanceof Error) {
        const { code = 'ERR_NETWORK' } = (reply ?? {}) as { code?: string };
        throw new axios.AxiosError(reply?.message ?? 'down', code, configuration);
      }
      const response = {
        ...reply,
        data: reply.data,
        statusText: '',
        headers: {},
        config: configuration,
      };
      if (reply.status >= 400) {
        throw new axios.AxiosError(
          'refused',
          undefined,
          configuration,
          undefined,
          response as never,
        );
      }
      return response as never;
    },
  });
  const http = createHttp({
    loadClient: async () => client as AxiosInstance,
    token: async () => 'token-1',
    recoveries: [],
    admit: async () => undefined,
    language: () => 'en',
    ...overrides,
  });
  return { http, sent };
}

const schema = z.object({ value: z.number() });
const refusal = (code: string) => ({ error: { code, message: code } });

describe('http', () => {
  it('the HTTP client parses the response by its schema; a mismatch is a coded error', async () => {
    const { http } = setUp([
      { status: 200, data: { value: 1 } },
      { status: 200, data: { value: 'one' } },
    ]);
    expect(await http.request({ path: '/x', schema })).toEqual({ value: 1 });
    await expect(http.request({ path: '/x', schema })).rejects.toMatchObject({
      code: 'answer_invalid',
    });
  });

  it('the HTTP client sends token and idempotency key where required, and no token elsewhere', async () => {
    const { http, sent } = setUp([
      { status: 200, data: { value: 1 } },
      { status: 200, data: { value: 1 } },
    ]);
    await http.request({ path: '/a', schema, authentication: 'required', idempotencyKey: 'k' });
    await http.request({ path: '/b', schema });
    expect(sent[0]?.headers).toMatchObject({
      Authorization: 'Bearer token-1',
      'Idempotency-Key': 'k',
    });
    expect(sent[1]?.headers['Authorization']).toBeUndefined();
  });

  it('the HTTP client turns refusals and lost connections into codes', async () => {
    const { http } = setUp([
      { status: 409, data: { error: { code: 'price_changed', message: 'm', details: [1] } } },
      { status: 502, data: '<html>' },
      new Error('cut'),
    ]);
    await expect(http.request({ path: '/x', schema })).rejects.toMatchObject({
      code: 'price_changed',
      status: 409,
      details: [1],
    });
    await expect(http.request({ path: '/x', schema })).rejects.toMatchObject({ code: 'http_502' });
    await expect(http.request({ path: '/x', schema })).rejects.toMatchObject({
      code: 'network_failed',
      status: 0,
    });
  });

  it('a cancelled request is 499, and one without a response in time has its own code', async () => {
    const late = Object.assign(new Error('late'), { code: 'ECONNABORTED' });
    const { http, sent } = setUp([late]);
    const signal = AbortSignal.abort();
    await expect(http.request({ path: '/x', schema, signal })).rejects.toMatchObject({
      code: 'request_cancelled',
      status: 499,
    });
    expect(sent).toHaveLength(0);
    await expect(http.request({ path: '/x', schema })).rejects.toMatchObject({
      code: 'request_timeout',
      status: 0,
    });
  });

  it('the HTTP client sends the page’s language, the device headers, and then the headers of the call', async () => {
    const { http, sent } = setUp([{ status: 200, data: { value: 1 } }], {
      language: () => 'ru',
      deviceHeaders: () => ({ 'x-fingerprint': 'print', 'x-own': 'device' }),
    });
    await http.request({ path: '/x', schema, headers: { 'x-own': 'call' } });
    expect(sent[0]?.headers).toMatchObject({
      'Accept-Language': 'ru',
      'x-fingerprint': 'print',
      'x-own': 'call',
    });
  });

  it('the HTTP client recovers once and sends again; a second refusal of the same kind is final', async () => {
    const recover = vi.fn(async () => ({ Authorization: 'Bearer token-2' }));
    const recoveries = [
      {
        name: 'token',
        limit: 1,
        applies: (error: { status: number | undefined }) => error.status === 401,
        recover,
      },
    ];
    const first = setUp(
      [
        { status: 401, data: refusal('token_expired') },
        { status: 200, data: { value: 2 } },
      ],
      { recoveries },
    );
    expect(await first.http.request({ path: '/x', schema, authentication: 'required' })).toEqual({
      value: 2,
    });
    expect(first.sent[1]?.headers['Authorization']).toBe('Bearer token-2');
    const second = setUp(
      [
        { status: 401, data: refusal('token_expired') },
        { status: 401, data: refusal('token_expired') },
        { status: 200, data: { value: 3 } },
      ],
      { recoveries },
    );
    await expect(second.http.request({ path: '/x', schema })).rejects.toMatchObject({
      status: 401,
    });
    expect(second.sent).toHaveLength(2);
  });

  it('the HTTP client sends nothing while the request is not admitted', async () => {
    const { http, sent } = setUp([], {
      admit: async () => {
        throw Object.assign(new Error('closed'), { code: 'mandatory_plugin_unavailable' });
      },
    });
    await expect(http.request({ path: '/bet', schema })).rejects.toMatchObject({
      code: 'mandatory_plugin_unavailable',
    });
    expect(sent).toHaveLength(0);
  });

  it('a client that cannot be loaded is a lost connection, and is loaded again next time', async () => {
    let tries = 0;
    const { http } = setUp([], {
      loadClient: async () => {
        tries += 1;
        throw new Error('chunk');
      },
    });
    await expect(http.request({ path: '/x', schema })).rejects.toMatchObject({
      code: 'network_failed',
    });
    await expect(http.request({ path: '/x', schema })).rejects.toMatchObject({
      code: 'network_failed',
    });
    expect(tries).toBe(2);
  });
});
