import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from './app.ts';
import { type RateClass, rateClass } from './rate-limits.ts';
import { createTestApp } from '../../../test/platform/test-app.ts';

let app: App;

beforeAll(async () => {
  app = await createTestApp({ rateLimits: true });
  const routes: readonly (readonly [path: string, name: RateClass])[] = [
    ['/login', 'sign-in'],
    ['/one-tap', 'sign-in'],
    ['/mail', 'message'],
    ['/code', 'message'],
    ['/token', 'session'],
    ['/standing', 'session'],
  ];
  for (const [path, name] of routes) {
    app.post(path, { config: rateClass(name) }, async () => ({}));
  }
  await app.ready();
});
afterAll(() => app.close());

/** The statuses of requests of one address, to the paths in turn. */
async function statuses(
  remoteAddress: string,
  { paths, count }: { readonly paths: readonly string[]; readonly count: number },
): Promise<readonly number[]> {
  const found: number[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const url = paths[sent % paths.length] ?? '';
    found.push((await app.inject({ method: 'POST', url, remoteAddress })).statusCode);
  }
  return found;
}

const accepted = (found: readonly number[]) => found.filter((status) => status === 200).length;

it('attempts of one kind share their limit, whichever routes they use', async () => {
  const paths = ['/login', '/one-tap'];
  expect(accepted(await statuses('203.0.113.1', { paths, count: 40 }))).toBe(30);
  // Neither another address nor another kind pays for them.
  expect(accepted(await statuses('203.0.113.2', { paths, count: 20 }))).toBe(20);
  const messages = { paths: ['/mail', '/code'], count: 40 };
  expect(accepted(await statuses('203.0.113.1', messages))).toBe(30);
});

it('the rate limits of other classes count each route separately', async () => {
  const calls = { paths: ['/token', '/standing'], count: 480 };
  expect(accepted(await statuses('203.0.113.3', calls))).toBe(480);
  expect(await statuses('203.0.113.3', { paths: ['/token'], count: 1 })).toEqual([429]);
});
