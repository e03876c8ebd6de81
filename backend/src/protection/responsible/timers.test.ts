import { randomUUID } from 'node:crypto';
import { DAY, HOUR, MINUTE, SECOND } from '@touchline/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConfiguration } from '../../site/configuration/configuration.ts';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { type Responsible, createResponsible } from './responsible.ts';
import { createLedgerSpending } from './spending.ts';

const SERVICE = '/limit-service-api/api/external/web/v3';
const REALITY_CHECK = '/web-api/api/web/user/v1/reality-check';
const clock = createTestClock();

let database: TestDatabase;
let app: App;
let responsible: Responsible;
let configuration: ReturnType<typeof createConfiguration>;
let player: string;
let sessionId: string;

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 5 });
  const { pool } = database;
  app = await createTestApp();
  app.setVerifyToken(async (token) => {
    const [id = '', session = ''] = token.split('.');
    return { id, sessionId: session };
  });
  configuration = createConfiguration({ pool, clock: clock.now });
  responsible = createResponsible({
    writeNotice: async () => undefined,
    pool,
    clock: clock.now,
    configuration,
    spending: createLedgerSpending(),
    people: { note: async () => undefined },
    areMandatoryPluginsLive: () => true,
    onExcluded: async () => undefined,
    onClosed: async () => undefined,
  });
  responsible.register(app);
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

async function signIn(): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `INSERT INTO player_session (id, player_id, remember, created_at, last_seen_at)
     VALUES ($1, $2, false, $3, $3)`,
    [id, player, new Date(clock.now())],
  );
  return id;
}

let nextPlayer = 30_000_000;
beforeEach(async () => {
  nextPlayer += 1;
  player = String(nextPlayer);
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now())`,
    [player],
  );
  // The noon after next: no test begins near a midnight.
  clock.advance(2 * DAY - (clock.now() % DAY) + 12 * HOUR);
  sessionId = await signIn();
});

async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${player}.${sessionId}` },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const setLimit = (limitType: number, limitValue: number) =>
  call('POST', `${SERVICE}/limits`, { limits: [{ limitType, limitValue }] });
const ping = async () => (await call('POST', `${SERVICE}/ping`)).body;
const limits = async () => (await call('GET', `${SERVICE}/limits`)).body.limits;

/** Pings every 30 s for this long. */
async function play(duration: number): Promise<void> {
  for (let passed = 0; passed < duration; passed += 30 * SECOND) {
    clock.advance(30 * SECOND);
    await ping();
  }
}

/** As if so much had been played today, the last moment of it now. */
async function hasPlayed(duration: number): Promise<void> {
  await ping();
  await database.pool.query('UPDATE player_play_time SET played_ms = $2 WHERE player_id = $1', [
    player,
    duration,
  ]);
}

async function ask(action: 'bet' | 'deposit'): Promise<unknown> {
  const requested = { playerId: player, amount: 1, currency: 'EUR' };
  const check = action === 'bet' ? responsible.gaming.checkBet : responsible.gaming.checkDeposit;
  return check(database.pool, requested).then(
    () => 'allowed',
    (error: { code: string }) => error.code,
  );
}

describe('the values offered', () => {
  it('the timers offered are 1 to 24 hours of a session and 5 to 60 minutes between reality checks', async () => {
    const { body } = await call('GET', `${SERVICE}/availablelimits`);
    const of = (type: number) => body.find((limit: { type: number }) => limit.type === type);
    expect(of(31)).toMatchObject({ measure: 'hours' });
    expect(of(31).availableValues).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(of(32)).toMatchObject({ measure: 'minutes', availableValues: [5, 10, 15, 30, 45, 60] });
  });

  it.each([
    [31, 25],
    [31, 0],
    [31, -2],
    [32, 6],
    [32, -1],
  ])('the timers offered do not include type %i with %i', async (type, value) => {
    expect((await setLimit(type, value)).status).toBe(400);
  });
});

describe('a session limit', () => {
  it('a session limit counts the time between pings and refuses bets and deposits once it is used up', async () => {
    await setLimit(31, 1);
    expect(await ping()).toMatchObject({ remaining: 3_600 });
    await play(5 * MINUTE);
    expect(await ping()).toMatchObject({ remaining: 3_300 });
    expect((await limits())[0].limitBalance).toBeCloseTo(55 / 60);
    await hasPlayed(HOUR - 30 * SECOND);
    expect([await ask('bet'), await ask('deposit')]).toEqual(['allowed', 'allowed']);
    await play(30 * SECOND);
    expect(await ping()).toMatchObject({ remaining: 0 });
    expect([await ask('bet'), await ask('deposit')]).toEqual([
      'session_limit_reached',
      'session_limit_reached',
    ]);
  });

  it('a session limit is escaped neither by a new sign-in nor by a second device', async () => {
    await setLimit(31, 2);
    await ping();
    await play(2 * MINUTE);
    sessionId = await signIn();
    expect(await ping()).toMatchObject({ remaining: 7_200 - 120 });
    clock.advance(15 * SECOND);
    await Promise.all([ping(), ping(), ping()]);
    expect(await ping()).toMatchObject({ remaining: 7_200 - 135 });
  });

  it('a session limit counts bets as activity, so that a page that does not ping gains nothing', async () => {
    await setLimit(31, 1);
    await hasPlayed(HOUR - 80 * SECOND);
    clock.advance(40 * SECOND);
    expect(await ask('bet')).toBe('allowed');
    clock.advance(40 * SECOND);
    expect(await ask('bet')).toBe('session_limit_reached');
  });

  it('a session limit gives a new day its hours, from the midnight it announces', async () => {
    await setLimit(31, 1);
    await hasPlayed(HOUR);
    const { until } = await ping();
    clock.advance(until * 1000 - clock.now() - 1);
    expect(await ask('bet')).toBe('session_limit_reached');
    clock.advance(1);
    expect(await ask('bet')).toBe('allowed');
    expect(await ping()).toMatchObject({ remaining: 3_600 });
  });

  it('a session limit begins its day at midnight in the zone of the site', async () => {
    await configuration.change('core', { settings: { timeZone: 3 } });
    await setLimit(31, 1);
    const { until } = await ping();
    expect((until * 1000) % DAY).toBe(21 * HOUR);
    await configuration.change('core', { settings: {} });
  });

  it('a session limit removed or raised waits for 24 hours and the player’s confirmation; lowered it applies immediately', async () => {
    await setLimit(31, 2);
    await setLimit(31, -1);
    await hasPlayed(2 * HOUR);
    expect(await ask('bet')).toBe('session_limit_reached');
    clock.advance(DAY);
    await call('POST', `${SERVICE}/limitaction`, { action: 'approve', limitType: 31 });
    expect(await ping()).toEqual({ remaining: null, until: null });
    await setLimit(31, 3);
    await setLimit(31, 1);
    expect((await limits()).map((limit: { limitValue: number }) => limit.limitValue)).toEqual([1]);
  });

  it('a session limit that is not set counts nothing', async () => {
    await setLimit(31, -1);
    expect(await ping()).toEqual({ remaining: null, until: null });
    expect(await limits()).toEqual([]);
    const { rowCount } = await database.pool.query(
      'SELECT 1 FROM player_play_time WHERE player_id = $1',
      [player],
    );
    expect(rowCount).toBe(0);
  });
});

describe('a reality check', () => {
  const read = async () => (await call('GET', REALITY_CHECK)).body;
  const reply = (action: string, again = false) =>
    call('POST', REALITY_CHECK, {
      data: {
        attributes: {
          action,
          do_not_show_again: again,
          popup_show_at: Math.floor(clock.now() / 1000),
        },
      },
    });
  const minutesAhead = (nextAt: number) => (nextAt * 1000 - clock.now()) / MINUTE;

  it('a reality check is due a number of minutes after it was set, after the sign-in, and after each answer', async () => {
    expect((await read()).nextAt).toBeNull();
    await setLimit(32, 10);
    expect(minutesAhead((await read()).nextAt)).toBe(10);
    clock.advance(4 * MINUTE);
    expect(minutesAhead((await read()).nextAt)).toBe(6);
    sessionId = await signIn();
    expect(minutesAhead((await read()).nextAt)).toBe(10);
    clock.advance(10 * MINUTE);
    expect(minutesAhead((await reply('continue')).body.nextAt)).toBe(10);
    clock.advance(MINUTE);
    expect(minutesAhead((await read()).nextAt)).toBe(9);
  });

  it('a reality check stores each answer with its time', async () => {
    await setLimit(32, 5);
    const shown = Math.floor(clock.now() / 1000);
    await reply('nothing');
    await reply('log_out', true);
    const { rows } = await database.pool.query(
      `SELECT action, do_not_show_again, session_id, extract(epoch FROM shown_at)::integer AS shown
       FROM reality_check_reply WHERE player_id = $1 ORDER BY id`,
      [player],
    );
    const common = { session_id: sessionId, shown };
    expect(rows).toEqual([
      { action: 'nothing', do_not_show_again: false, ...common },
      { action: 'log_out', do_not_show_again: true, ...common },
    ]);
  });

  it.each([
    ['continue', null],
    ['nothing', 5],
    ['log_out', 5],
  ])(
    'a reality check answered "%s" with "do not show again" leaves the next one at %s',
    async (action, expected) => {
      await configuration.change('responsible', { realityCheckSilence: true });
      await setLimit(32, 5);
      const { nextAt } = (await reply(action, true)).body;
      expect(nextAt === null ? null : minutesAhead(nextAt)).toBe(expected);
      await configuration.change('responsible', { realityCheckSilence: false });
    },
  );

  it('a reality check is silenced for the one sign-in alone, and only where the operator allows it', async () => {
    await setLimit(32, 5);
    await reply('continue', true);
    expect(await read()).toMatchObject({ nextAt: expect.any(Number), maySilence: false });
    await configuration.change('responsible', { realityCheckSilence: true });
    expect(await read()).toMatchObject({ nextAt: null, maySilence: true });
    sessionId = await signIn();
    expect((await read()).nextAt).not.toBeNull();
    await configuration.change('responsible', { realityCheckSilence: false });
  });

  it('UK RTS 13B: a reality check that is due stops bets until it is acknowledged, interval after interval', async () => {
    await setLimit(32, 5);
    clock.advance(5 * MINUTE - 1);
    expect(await ask('bet')).toBe('allowed');
    clock.advance(1);
    expect([await ask('bet'), await ask('deposit')]).toEqual(['reality_check_due', 'allowed']);
    // What takes the dialog away without an answer does not put the check off.
    expect((await reply('nothing')).body).toMatchObject({ mustAcknowledge: true });
    expect(minutesAhead((await read()).nextAt)).toBe(0);
    expect(await ask('bet')).toBe('reality_check_due');
    await reply('continue', true);
    expect(await ask('bet')).toBe('allowed');
    clock.advance(5 * MINUTE);
    expect(await ask('bet')).toBe('reality_check_due');
  });

  it('a reality check stops no bets where the regime does not have it', async () => {
    await configuration.change('responsible', { realityCheckStopsBets: false });
    await setLimit(32, 5);
    clock.advance(6 * MINUTE);
    expect(await ask('bet')).toBe('allowed');
    expect((await reply('nothing')).body).toMatchObject({ mustAcknowledge: false });
    expect(minutesAhead((await read()).nextAt)).toBe(5);
    await configuration.change('responsible', { realityCheckStopsBets: true });
  });

  it('a reality check of 0 minutes is not set', async () => {
    await setLimit(32, 0);
    expect((await read()).nextAt).toBeNull();
  });

  it('a reality check shows since when the player is signed in and what was staked and won', async () => {
    expect(await read()).toMatchObject({
      startedAt: Math.floor(clock.now() / 1000),
      staked: 0,
      result: 0,
      currency: 'EUR',
    });
  });

  it('a reality check answered with an unknown action is refused', async () => {
    expect((await reply('snooze')).status).toBe(400);
  });
});
