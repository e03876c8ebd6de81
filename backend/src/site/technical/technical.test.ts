import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { registerTechnicalRemote } from './remote-routes.ts';

const headers = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' };
let app: App;
let areThere = true;
beforeAll(async () => {
  app = await createTestApp();
  registerTechnicalRemote(app, {
    clock: createTestClock().now,
    checks: {
      database: async () => true,
      prices: async () => {
        if (!areThere) {
          throw new Error('no feed');
        }
        return true;
      },
    },
  });
  await app.ready();
});
afterAll(() => app.close());

describe('the technical remote view', () => {
  it('the technical remote view answers by the JSON view protocol, in the language of the page', async () => {
    const answer = await app.inject({ url: '/technical-api/remote/ru/500?status=503', headers });
    expect(answer.json()).toMatchObject({
      appName: 'technical-status',
      title: 'Состояние сервисов',
    });
    expect(answer.json().body).toContain('data-part="prices" data-works="true"');
  });

  it('the technical remote view answers a POST with components alike', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/technical-api/remote/en/500',
      headers,
      payload: { components: ['status'] },
    });
    expect(answer.json().appName).toBe('technical-status');
  });

  it('the technical remote view shows which service does not respond', async () => {
    areThere = false;
    const answer = await app.inject({ url: '/technical-api/remote/en/500', headers });
    expect(answer.json().body).toContain('data-part="prices" data-works="false"');
    areThere = true;
  });

  it('the technical remote view refuses a caller without the protocol', async () => {
    expect((await app.inject('/technical-api/remote/en/500')).statusCode).toBe(400);
  });
});
