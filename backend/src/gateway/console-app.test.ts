import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OPERATOR_CONSOLE_HEADER } from '@touchline/contracts/operator';
import { ReleaseIndex } from '@touchline/contracts/releases';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from '../platform/http/app.ts';
import { testArtefact } from '../../test/site/test-artefact.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../../test/site/test-gateway.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const ENTRY = '/assets/console/1.0.0-test/console.js';
const MAP = '/import-map-service';
const console = { [OPERATOR_CONSOLE_HEADER]: 'active' };

let site: TestGateway;

/** Adds the console to a folder's release. */
async function addConsole(folder: string): Promise<void> {
  const file = join(folder, 'releases.json');
  const index = ReleaseIndex.parse(JSON.parse(await readFile(file, 'utf8')));
  const built = testArtefact('console', { version: '1.0.0-test', kind: 'console' });
  await mkdir(join(folder, 'assets/console/1.0.0-test'), { recursive: true });
  await writeFile(join(folder, ENTRY), 'System.register([],()=>({}));');
  await writeFile(file, JSON.stringify({ ...index, artefacts: [...index.artefacts, built] }));
}

beforeAll(async () => {
  site = await startTestGateway({ prepare: addConsole });
});
afterAll(() => site.close());

/** The cookie of the operator's session. */
async function signIn(): Promise<string> {
  const answer = await site.consoleApp.inject({
    method: 'POST',
    url: '/operator/session',
    payload: { token: OPERATOR },
  });
  expect(answer.statusCode).toBe(200);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

async function status(
  app: App,
  url: string,
  headers: Record<string, string> = {},
): Promise<number> {
  return (await app.inject({ url, headers })).statusCode;
}

describe('the console’s origin', () => {
  it('the console’s origin serves the console’s document under a policy that allows its own origin alone', async () => {
    const { headers, body } = await site.consoleApp.inject('/operator');
    const policy = String(headers['content-security-policy']);
    expect(body).toContain('@touchline/console');
    expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[^']+' 'strict-dynamic'/);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    const start = await site.consoleApp.inject('/');
    expect([start.statusCode, start.headers.location]).toEqual([302, '/operator']);
  });

  it('the console’s origin serves the files of the console, and no other published file', async () => {
    const own = await site.consoleApp.inject(ENTRY);
    expect(own.statusCode).toBe(200);
    expect(own.headers['access-control-allow-origin']).toBeUndefined();
    expect(own.headers['cross-origin-resource-policy']).toBe('same-origin');
    const other = '/assets/sport/1.0.0-test/sport.js';
    expect(await status(site.app, other)).toBe(200);
    expect(await status(site.consoleApp, other)).toBe(404);
  });

  it.each([
    '/en',
    '/line-api/v1/sports',
    '/override?link=a',
    '/web-api/session',
    '/openapi.json',
    '/healthz',
  ])('the console’s origin serves nothing of the site at %s', async (url) => {
    expect(await status(site.consoleApp, url)).toBe(404);
  });

  it('the console’s origin forwards the requests of the console for the operator who is signed in', async () => {
    const cookie = await signIn();
    expect(await status(site.consoleApp, `${MAP}/state`)).toBe(401);
    expect(await status(site.consoleApp, `${MAP}/state`, { cookie, ...console })).toBe(200);
    expect(await status(site.consoleApp, '/bff-api/config/groups', { cookie, ...console })).toBe(
      200,
    );
    expect(
      await status(site.consoleApp, '/operator-api/v1/analytics', { cookie, ...console }),
    ).toBe(200);
    const made = await site.consoleApp.inject({
      method: 'POST',
      url: `${MAP}/tokens`,
      headers: { cookie, ...console },
      payload: { name: 'anna', mayWrite: true, plugins: [] },
    });
    expect(made.statusCode).toBe(200);
    const annas = await site.consoleApp.inject({
      method: 'POST',
      url: '/operator/session',
      payload: { token: made.json().token },
    });
    const change = await site.consoleApp.inject({
      method: 'POST',
      url: `${MAP}/changes`,
      headers: { cookie: String(annas.headers['set-cookie']).split(';')[0] ?? '', ...console },
      payload: {
        reason: 'a test',
        changes: [{ kind: 'switch', plugin: 'sport', enabled: true }],
      },
    });
    expect(change.statusCode, change.body).toBe(200);
    const history = await site.consoleApp.inject({
      url: `${MAP}/history?limit=1`,
      headers: { cookie, ...console },
    });
    expect(history.json().revisions[0].actor).toBe('anna');
  });

  it('the console’s origin logs and counts a request once', async () => {
    const cookie = await signIn();
    const seen = async (app: App) => {
      const text = await app.metrics.metrics();
      return text
        .split('\n')
        .filter((line) => /duration_seconds_count.*(state|unmatched|\/\*)/.test(line))
        .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    };
    const before = [await seen(site.app), await seen(site.consoleApp)];
    const lines = site.requests();
    await status(site.consoleApp, `${MAP}/state`, { cookie, ...console });
    await vi.waitFor(async () => expect(await seen(site.app)).toBe(Number(before[0]) + 1));
    expect(await seen(site.consoleApp)).toBe(before[1]);
    expect(site.requests().slice(lines.length)).toEqual([`${MAP}/state`]);
  });

  it('the console’s origin creates override links that open the site', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const bound = site.app.server.address();
    const port = typeof bound === 'object' ? bound?.port : undefined;
    const made = await site.consoleApp.inject({
      method: 'POST',
      url: `${MAP}/overrides`,
      headers: { cookie: await signIn(), host: 'bets.example:8081', ...console },
      payload: { inspect: true, reason: 'a look', lifetime: 600 },
    });
    expect(made.statusCode, made.body).toBeLessThan(300);
    expect(made.json().address).toContain(`http://bets.example:${port}/override?link=`);
  });
});

describe('the site’s origin', () => {
  it.each(['/operator', '/operator/sections', '/operator/session', '/operator/analytics'])(
    'the site’s origin has no console at %s',
    async (url) => {
      expect(await status(site.app, url, { accept: 'text/html' })).toBe(404);
    },
  );

  it('the site’s origin refuses the session of the console', async () => {
    const cookie = await signIn();
    expect(await status(site.app, `${MAP}/state`, { cookie, ...console })).toBe(401);
    expect(await status(site.app, '/bff-api/config/groups', { cookie, ...console })).toBe(401);
  });

  it('the site’s origin accepts tokens of pipelines, and none typed into the browser', async () => {
    const basic = `Basic ${Buffer.from(`operator:${OPERATOR}`).toString('base64')}`;
    const bearer = `Bearer ${OPERATOR}`;
    expect(await status(site.app, `${MAP}/state`, { authorization: basic })).toBe(200);
    expect(await status(site.app, `${MAP}/state`, { authorization: bearer })).toBe(200);
    for (const sent of ['none', 'same-origin', 'cross-site']) {
      const headers = { authorization: basic, 'sec-fetch-site': sent };
      expect(await status(site.app, `${MAP}/state`, headers)).toBe(401);
    }
  });
});
