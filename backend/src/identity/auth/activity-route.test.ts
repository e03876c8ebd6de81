import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultOf } from '../../site/configuration/groups.ts';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { endInactiveSessions, registerActivityRoute } from './activity-route.ts';
import { type Auth, createAuth } from './auth.ts';

const MINUTE = 60_000;
const PLAYER = '40000001';
const clock = createTestClock();

let database: TestDatabase;
let app: App;
let auth: Auth;

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 5 });
  app = await createTestApp();
  auth = await createAuth({
    pool: database.pool,
    clock: clock.now,
    configuration: async () => defaultOf('core'),
    openMainAccount: async () => undefined,
  });
  app.setVerifyToken(auth.tokens.verify);
  registerActivityRoute(app, {
    auth,
    rules: async () => ({ ...defaultOf('office'), inactivityLimitMinutes: 60 }),
  });
  await app.ready();
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now())`,
    [PLAYER],
  );
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

/** Signs in and gives back how a page reports; access tokens live shorter than the tests. */
async function signIn() {
  const grant = await inTransaction(database.pool, (client) =>
    auth.sessions.start(client, { playerId: PLAYER, remember: true }),
  );
  return async (idle: number, isPlaying = false) => {
    const { token } = await auth.tokens.issue(grant);
    const answer = await app.inject({
      method: 'POST',
      url: '/web-api/user/v1/activity',
      headers: { authorization: `Bearer ${token}` },
      payload: { idle, isPlaying },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}

describe('inactivity', () => {
  it('inactivity ends the sign-in after 30 minutes, not a moment sooner', async () => {
    const notify = await signIn();
    await notify(0);
    clock.advance(30 * MINUTE - 1);
    expect((await notify(30 * MINUTE - 1)).body).toEqual({
      idle: 30 * MINUTE - 1,
      allowed: 30 * MINUTE,
      isOver: false,
    });
    clock.advance(1);
    expect((await notify(30 * MINUTE)).body).toMatchObject({ isOver: true });
    expect((await notify(0)).status).toBe(401);
  });

  it('inactivity of one page does not end what another page is used for', async () => {
    const notify = await signIn();
    await notify(0);
    clock.advance(20 * MINUTE);
    await notify(0);
    clock.advance(20 * MINUTE);
    expect((await notify(40 * MINUTE)).body).toMatchObject({ idle: 20 * MINUTE, isOver: false });
  });

  it('inactivity is suspended while a video plays, but never beyond the regulator’s limit', async () => {
    const notify = await signIn();
    await notify(0);
    clock.advance(60 * MINUTE - 1);
    expect((await notify(60 * MINUTE - 1, true)).body).toMatchObject({ isOver: false });
    clock.advance(1);
    expect((await notify(60 * MINUTE, true)).body).toMatchObject({ isOver: true });
  });

  it('inactivity of a closed page ends the session on the server alone', async () => {
    const rules = { ...defaultOf('office'), inactivityLimitMinutes: 60 };
    const ended = async () =>
      (await database.pool.query(`SELECT FROM player_session WHERE end_reason = 'inactive'`))
        .rowCount ?? 0;
    const [closed, open, playing] = [await signIn(), await signIn(), await signIn()];
    await closed(0);
    await playing(0, true);
    clock.advance(31 * MINUTE);
    await open(5 * MINUTE);
    await endInactiveSessions(auth, rules);
    const before = await ended();
    clock.advance(1);
    await endInactiveSessions(auth, rules);
    expect(await ended()).toBeGreaterThan(before);
    await expect.poll(async () => (await closed(0)).status).toBe(401);
    expect((await open(0)).status).toBe(200);
    expect((await playing(0, true)).status).toBe(200);
  });

  it('inactivity that has ended the session is not undone by a page that is opened', async () => {
    const notify = await signIn();
    await notify(0);
    clock.advance(600 * MINUTE);
    expect((await notify(0)).body).toMatchObject({ isOver: true });
    expect((await notify(0)).status).toBe(401);
  });

  it.each([-1, 0.5])('inactivity of %d ms is refused', async (idle) => {
    const notify = await signIn();
    expect((await notify(idle)).status).toBe(400);
  });
});
