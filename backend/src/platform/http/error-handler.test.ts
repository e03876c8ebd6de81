import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import type { App } from './app.ts';
import { rateClass } from './rate-limits.ts';
import { createTestApp } from '../../../test/platform/test-app.ts';

let app: App;

beforeAll(async () => {
  app = await createTestApp({ rateLimits: true });
  app.post(
    '/echo',
    {
      schema: {
        body: z.object({ text: z.string() }),
        response: { 200: z.object({ text: z.string() }) },
      },
    },
    async (request) => request.body,
  );
  app.get('/broken', async () => {
    throw new Error('secret detail');
  });
  app.get('/away', async () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  });
  app.get('/coded', async () => {
    throw new ApiError('limit_reached', 'no more', { details: { remaining: 5 } });
  });
  // A class of another module with a code of the catalogue.
  app.get('/foreign', async () => {
    throw Object.assign(new Error('gone'), { code: 'event_finished' });
  });
  app.get('/limited', { config: rateClass('sign-in') }, async () => ({ ok: true }));
  await app.ready();
});
afterAll(() => app.close());

function post(payload: string, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
}

describe('every failure is coded', () => {
  it.each([
    ['bad JSON', '{"text":', 400, 'bad_request'],
    ['a body that is not valid', '{"text":1}', 400, 'validation_failed'],
    ['no body', '', 400, 'bad_request'],
    ['2 MB of text', JSON.stringify({ text: 'a'.repeat(2_000_000) }), 413, 'body_too_large'],
    ['a prototype in the body', '{"text":"a","__proto__":{"x":1}}', 400, 'bad_request'],
  ])('the address %s gets a coded error', async (_name, payload, status, code) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error: { code, message: expect.any(String) } });
  });

  it('a validation error identifies the invalid field', async () => {
    const { error } = (await post('{"text":1}')).json();
    expect(error.details).toEqual([{ path: '/text', problem: expect.any(String) }]);
  });

  it('an unknown media type', async () => {
    const answer = await post('text=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request']);
  });

  it.each([
    ['/nothing/here', 404, 'not_found'],
    ['/broken', 500, 'internal'],
    ['/away', 503, 'unavailable'],
    ['/coded', 403, 'limit_reached'],
    ['/foreign', 409, 'event_finished'],
  ])('the address %s gets a coded error', async (url, status, code) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });

  it('an unexpected error reveals nothing of its cause', async () => {
    expect((await app.inject('/broken')).body).not.toContain('secret');
  });

  it('a coded error carries the details of a refusal', async () => {
    expect((await app.inject('/coded')).json().error.details).toEqual({ remaining: 5 });
  });

  it('the rate limit refuses more requests than a class allows in a minute', async () => {
    const statuses = [];
    for (let index = 0; index < 31; index += 1) {
      const answer = await app.inject('/limited');
      statuses.push(answer.statusCode);
      if (index === 30) {
        expect(answer.json().error.code).toBe('rate_limited');
        expect(answer.headers['retry-after']).toBeDefined();
      }
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});

describe('every answer', () => {
  it('a response may not run anything, be framed or be sniffed unless it is declared otherwise', async () => {
    const { headers } = await app.inject('/coded');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers.server).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('a response has its headers and its code where the address cannot be read', async () => {
    const answer = await app.inject('/en/%');
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request']);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});
