import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../../platform/http/app.ts';
import { createTestApp } from '../../../test/platform/test-app.ts';
import { createVisitors } from './visitors.ts';

const visitors = createVisitors(randomBytes(32));
let app: App;
beforeAll(async () => {
  app = await createTestApp();
  app.get('/page', async (request, reply) => ({ id: visitors.of(request, reply) }));
  app.get('/known', async (request) => ({ id: visitors.known(request) ?? 'nobody' }));
  await app.ready();
});
afterAll(() => app.close());

async function knownAs(cookie: string): Promise<string> {
  return (await app.inject({ url: '/known', headers: { cookie } })).json().id;
}

it('a visitor retains the id that the server issued', async () => {
  const first = await app.inject('/page');
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  const { id } = first.json();
  expect(await knownAs(cookie)).toBe(id);
  expect(visitors.inHeader(`lng=en; ${cookie}`)).toBe(id);
  const again = await app.inject({ url: '/page', headers: { cookie } });
  expect([again.json().id, again.headers['set-cookie']]).toEqual([id, undefined]);
});

it('a forged id belongs to no visitor, and is replaced', async () => {
  const first = await app.inject('/page');
  const [, signature = ''] = String(first.headers['set-cookie']).split(';')[0]?.split('.') ?? [];
  const other = createVisitors(randomBytes(32));
  const theirs = `tl_visitor=AAAAAAAAAAAAAAAA.${signature}`;
  for (const made of ['tl_visitor=journey-visitor-1', 'tl_visitor=', theirs]) {
    expect(await knownAs(made)).toBe('nobody');
    const replaced = await app.inject({ url: '/page', headers: { cookie: made } });
    expect(String(replaced.headers['set-cookie'])).toContain(replaced.json().id);
  }
  expect(other.inHeader(String(first.headers['set-cookie']))).toBeUndefined();
});
