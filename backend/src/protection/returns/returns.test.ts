import { DAY } from '@touchline/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { App } from '../../platform/http/app.ts';
import { type Configuration, createConfiguration } from '../../site/configuration/configuration.ts';
import { createResponsible, type Responsible } from '../responsible/responsible.ts';
import { decideReturn } from './decide-return.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const clock = createTestClock();

let database: TestDatabase;
let configuration: Configuration;
let app: App;
let responsible: Responsible;
let player: string;
let ended: string[];

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 10 });
  const { pool } = database;
  configuration = createConfiguration({ pool, clock: clock.now });
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 'session' }));
  app.setStepUp(async () => undefined);
  responsible = createResponsible({
    writeNotice: async () => undefined,
    pool,
    clock: clock.now,
    configuration,
    spending: { sum: async () => 0 },
    people: { note: async () => undefined },
    areMandatoryPluginsLive: () => true,
    onExcluded: async () => undefined,
    onClosed: async (id) => {
      ended.push(id);
    },
  });
  responsible.register(app);
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

let nextPlayer = 40_000_000;
beforeEach(async () => {
  ended = [];
  nextPlayer += 1;
  player = String(nextPlayer);
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now())`,
    [player],
  );
});

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const answer = await app.inject({
    method,
    url: path.startsWith('/limit-service-api') ? path : `${BASE}${path}`,
    headers: { authorization: `Bearer ${player}` },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const exclude = (days: number) =>
  call('POST', '/limits', { limits: [{ limitType: 30, limitValue: days }] });
const block = () => call('POST', '/limit-service-api/limit/external/web/api/v1/BlockUser', {});
const request = (reason = '') => call('POST', '/return', { reason });
const read = async () => (await call('GET', '/return')).body;
const isExcluded = () => responsible.isExcluded(player);

async function decide(decision: 'approved' | 'refused'): Promise<void> {
  const { rows } = await database.pool.query(
    'SELECT id FROM return_request WHERE player_id = $1 AND closed_at IS NULL',
    [player],
  );
  await decideReturn(
    { pool: database.pool, clock: clock.now },
    {
      id: rows[0]?.id ?? '0',
      decision,
      reason: 'spoken to on the phone',
      actor: 'operator:anna',
      audit: async () => undefined,
    },
  );
}

async function passes(time: number): Promise<void> {
  clock.advance(time);
  await responsible.returns.liftDue();
}

describe('after the term of a self-exclusion', () => {
  it('UK LCCP 3.5.3: a player stays excluded until they ask, and 24 hours more', async () => {
    await exclude(184);
    expect(await read()).toMatchObject({ kind: null, from: expect.any(Number) });
    expect((await request()).body.error.code).toBe('return_too_early');
    await passes(200 * DAY);
    expect(await isExcluded()).toBe(true);
    expect(await read()).toMatchObject({ kind: 'term-ended', from: null });
    expect((await request()).body.request).toMatchObject({ kind: 'term-ended' });
    await passes(DAY - 1);
    expect(await isExcluded()).toBe(true);
    await passes(1);
    expect(await isExcluded()).toBe(false);
    expect(await read()).toMatchObject({ kind: null, from: null, request: null });
  });

  it('a request taken back changes nothing, and a new exclusion ends one that waits', async () => {
    await exclude(184);
    await passes(184 * DAY);
    await request();
    await call('DELETE', '/return');
    await passes(2 * DAY);
    expect(await isExcluded()).toBe(true);
    await request();
    await exclude(366);
    await passes(2 * DAY);
    expect(await isExcluded()).toBe(true);
    expect(await read()).toMatchObject({ request: null, kind: null });
  });

  it('a longer exclusion moves the earliest return, a time-out does not', async () => {
    await exclude(184);
    await exclude(366);
    const { from } = await read();
    expect(from * 1000 - clock.now()).toBeGreaterThan(365 * DAY);
    await passes(366 * DAY);
    await exclude(1);
    expect(await read()).toMatchObject({ kind: 'term-ended' });
  });
});

describe('a return that an operator decides', () => {
  it('MGA: an exclusion without an end is lifted 7 days after the decision, on request with a reason', async () => {
    await block();
    await passes(184 * DAY);
    expect((await request()).status).toBe(400);
    expect((await request('I have been well for half a year')).status).toBe(200);
    await passes(30 * DAY);
    expect(await isExcluded()).toBe(true);
    await decide('approved');
    expect((await read()).request.effectiveAt * 1000 - clock.now()).toBeGreaterThan(
      7 * DAY - 1_000,
    );
    await passes(7 * DAY - 1);
    expect(await isExcluded()).toBe(true);
    await passes(1);
    expect(await isExcluded()).toBe(false);
  });

  it('a refused return leaves everything as it was, and the player learns of it', async () => {
    await block();
    await passes(184 * DAY);
    await request('let me in again');
    await decide('refused');
    await passes(30 * DAY);
    expect(await isExcluded()).toBe(true);
    expect(await read()).toMatchObject({ kind: 'indefinite', request: null });
    expect((await read()).refusedAt).toEqual(expect.any(Number));
  });

  it('a return within the term is open only where the regime has it, and waits 24 hours', async () => {
    await exclude(366);
    await configuration.change('responsible', { earlyReturn: true });
    expect(await read()).toMatchObject({ kind: 'early' });
    await request('I entered the wrong period');
    await configuration.change('responsible', { earlyReturn: false });
    await decide('approved');
    await passes(DAY);
    expect(await isExcluded()).toBe(false);
  });

  it('a decision is made once', async () => {
    await block();
    await passes(184 * DAY);
    await request('let me in again');
    await decide('approved');
    await expect(decide('refused')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a closed account', () => {
  const close = () => call('POST', '/closure', { reason: 'unused' });

  it('a player who closes the account is signed out and is let in for no bet and no deposit', async () => {
    expect((await close()).body).toMatchObject({ closedAt: expect.any(Number), kind: 'closure' });
    expect(ended).toEqual([player]);
    expect(await isExcluded()).toBe(true);
    const isOnBreak = await inTransaction(database.pool, (client) =>
      responsible.depositGuard.isOnBreak(client, player),
    );
    expect(isOnBreak).toBe(true);
  });

  it('a closed account is reopened on request, by an operator, 24 hours later', async () => {
    await close();
    await request('I would like to have my account back');
    await decide('approved');
    await passes(DAY - 1);
    expect(await isExcluded()).toBe(true);
    await passes(1);
    expect(await isExcluded()).toBe(false);
    expect((await read()).closedAt).toBeNull();
    expect((await close()).status).toBe(200);
  });

  it('every step of closing and coming back is in the audit log', async () => {
    await close();
    await close();
    await request('I would like to have my account back');
    await decide('approved');
    await passes(DAY);
    const { rows } = await database.pool.query(
      'SELECT action, actor FROM audit_log WHERE subject = $1 ORDER BY position',
      [`player:${player}`],
    );
    expect(rows).toEqual([
      { action: 'account.close', actor: `player:${player}` },
      { action: 'return.request', actor: `player:${player}` },
      { action: 'return.take-effect', actor: 'system' },
    ]);
  });
});
