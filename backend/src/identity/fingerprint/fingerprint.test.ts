import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { createApiScript } from './api-script.ts';
import { type Fingerprints, createFingerprints } from './fingerprints.ts';
import { registerFingerprintRoutes } from './fingerprint-routes.ts';
import { FingerprintSettings } from './fingerprint-settings.ts';

const REPORT = { visitorId: 'a'.repeat(32), components: { platform: 'Linux' } };
const PHONE = { 'user-agent': 'phone' };

let database: TestDatabase;
let app: App;
let fingerprints: Fingerprints;
let settings: FingerprintSettings;
const clock = createTestClock();

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  fingerprints = await createFingerprints({
    pool: database.pool,
    clock: clock.now,
    settings: async () => settings,
  });
  registerFingerprintRoutes(app, { fingerprints });
  app.post('/login', async (request) => {
    await fingerprints.admit(request, 'login');
    return { ok: true };
  });
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(() => {
  settings = FingerprintSettings.parse({ requiredFor: ['login'] });
});

const issue = (body: object = REPORT, id = 'web') =>
  app.inject({
    method: 'POST',
    url: `/hd-api/external/apps/${id}/fingerprint`,
    headers: PHONE,
    payload: body,
  });

async function login(headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/login',
    headers: { ...PHONE, ...headers },
  });
  return [answer.statusCode, answer.json().error?.code] as const;
}

describe('fingerprint', () => {
  it('a fingerprint is a token, an expiry and the reported data', async () => {
    const { token, expiresAt, data } = (await issue()).json();
    expect(token.split('.')).toHaveLength(3);
    expect(expiresAt).toBe(clock.now() + 86_400_000);
    expect(data).toEqual(REPORT.components);
  });

  it('a fingerprint is required by the configured calls, with its own code', async () => {
    expect(await login()).toEqual([400, 'fingerprint_required']);
    const { token } = (await issue()).json();
    expect(await login({ 'x-fingerprint': token })).toEqual([200, undefined]);
    settings = FingerprintSettings.parse({});
    expect(await login()).toEqual([200, undefined]);
  });

  it('a fingerprint is refused when it has expired, was changed, or comes from another browser', async () => {
    const { token } = (await issue()).json();
    const refused = [400, 'fingerprint_required'];
    expect(await login({ 'x-fingerprint': `${token}x` })).toEqual(refused);
    expect(await login({ 'x-fingerprint': token, 'user-agent': 'desktop' })).toEqual(refused);
    clock.advance(86_400_000);
    expect(await login({ 'x-fingerprint': token })).toEqual(refused);
  });

  it('a fingerprint is issued for the site’s own application and a proper report only', async () => {
    expect((await issue(REPORT, 'other')).statusCode).toBe(404);
    expect((await issue({ ...REPORT, visitorId: 'no digest' })).statusCode).toBe(400);
    const large = { ...REPORT, components: { platform: 'x'.repeat(9000) } };
    expect((await issue(large)).statusCode).toBe(413);
  });
});

describe('the script', () => {
  it('the fingerprint script is served at its fixed path, compressed and revalidated', async () => {
    const url = '/hd-api/external/apps/web/api.js';
    const plain = await app.inject({ url });
    expect(plain.headers['content-type']).toContain('text/javascript');
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(20_000);
    const again = await app.inject({ url, headers: { 'if-none-match': plain.headers.etag! } });
    expect(again.statusCode).toBe(304);
    expect((await app.inject({ url: '/hd-api/external/apps/other/api.js' })).statusCode).toBe(404);
  });

  it('the fingerprint script exposes ready and exec, reads the chosen components and reports them', async () => {
    const sent: { url: string; body: string }[] = [];
    const page: Record<string, unknown> = {
      navigator: { language: 'en', languages: ['en'], platform: 'Linux', hardwareConcurrency: 4 },
      screen: { width: 412, height: 915, colorDepth: 24 },
      document: { createEvent: () => ({}) },
      setTimeout,
      clearTimeout,
      performance,
      MessageChannel,
      fetch: async (url: string, { body }: { body: string }) => {
        sent.push({ url, body });
        return { ok: true, json: async () => ({ token: 't', expiresAt: 1, data: {} }) };
      },
    };
    page['window'] = page;
    page['self'] = page;
    runInNewContext(createApiScript('web').text, page);
    const api = page['hdApi'] as { ready: () => Promise<void>; exec: () => Promise<object> };
    await api.ready();
    expect(await api.exec()).toEqual({ token: 't', expiresAt: 1, data: {} });
    expect(sent[0]?.url).toBe('/hd-api/external/apps/web/fingerprint');
    const report = JSON.parse(sent[0]?.body ?? '{}');
    expect(report.visitorId).toMatch(/^[0-9a-f]{32}$/);
    expect(report.components).toMatchObject({ colorDepth: 24, platform: 'Linux' });
    const forbidden = new Set(['fonts', 'canvas', 'audio', 'webGlBasics', 'plugins']);
    expect(Object.keys(report.components).filter((name) => forbidden.has(name))).toEqual([]);
  });
});
