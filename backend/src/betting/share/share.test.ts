import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { registerShareRoutes } from './share-routes.ts';
import { newSlipCode } from './slip-code.ts';

let database: TestDatabase;
let app: App;
const clock = createTestClock();
const DAY = 24 * 60 * 60 * 1000;
const event = { id: 1, home: 'A', away: 'B' };

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  registerShareRoutes(app, {
    pool: database.pool,
    clock: clock.now,
    eventOf: (outcomeId) => (outcomeId.startsWith('1~') ? event : undefined),
  });
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

const slip = {
  typeId: 2,
  systemValue: 2,
  bets: [
    { outcomeId: '1~ft-1x2~home', price: '2.10', banker: true },
    { outcomeId: '1~ft-total@2.5~over', price: '1.80' },
    { outcomeId: '9~ft-1x2~home', price: '3.00' },
  ],
};
async function share(payload: object = slip) {
  const url = '/betting-api/v1/shared-slips';
  return app.inject({ method: 'POST', url, payload });
}
const open = (code: string) => app.inject(`/betting-api/v1/shared-slips/${code}`);

describe('a shared slip', () => {
  it('a shared slip opens by its code as it was, with the names of its events, each once', async () => {
    const { code, expiresAt } = (await share()).json();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(expiresAt).toBe(clock.now() + 7 * DAY);
    expect((await open(code)).json()).toEqual({
      slip,
      events: [event],
      sharedAt: clock.now(),
      expiresAt,
    });
  });

  it('a shared slip is found however its code is typed', async () => {
    const { code } = (await share()).json();
    const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase().replace('0', 'o');
    expect((await open(typed)).statusCode).toBe(200);
  });

  it('a shared slip stores nothing but its selections: no amount, no name, no account', async () => {
    const { code } = (await share({ ...slip, amount: 500, accountId: 'a1' })).json();
    expect((await open(code)).json().slip).toEqual(slip);
  });

  it('a shared slip expires after a week, and unknown codes are not found', async () => {
    const { code } = (await share()).json();
    clock.advance(7 * DAY + 1);
    expect((await open(code)).json()).toMatchObject({ error: { code: 'not_found' } });
    expect((await open(newSlipCode())).statusCode).toBe(404);
    await share();
    const { rows } = await database.pool.query('SELECT code FROM shared_slip');
    expect(rows).toHaveLength(1);
  });

  it.each([[{ ...slip, bets: [] }], [{ ...slip, typeId: 11 }], [{ typeId: 0 }]])(
    'an invalid slip cannot be shared',
    async (payload) => {
      expect((await share(payload)).statusCode).toBe(400);
    },
  );
});
