import { DAY } from '@touchline/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import type { App } from '../../platform/http/app.ts';
import { createConfiguration } from '../../site/configuration/configuration.ts';
import { createResponsible, type Responsible } from '../responsible/responsible.ts';

const TOKEN = 'operator-token-of-this-test';
const BASE = '/operator-api/v1/protection';
const clock = createTestClock();

let database: TestDatabase;
let app: App;
let responsible: Responsible;
let player: string;
let excluded: string[];

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 5 });
  const { pool } = database;
  app = await createTestApp();
  responsible = createResponsible({
    writeNotice: async () => undefined,
    pool,
    clock: clock.now,
    configuration: createConfiguration({ pool, clock: clock.now }),
    spending: { sum: async () => 0 },
    people: { note: async () => undefined },
    areMandatoryPluginsLive: () => true,
    onExcluded: async (id) => {
      excluded.push(id);
    },
    onClosed: async () => undefined,
  });
  responsible.registerDesk(app, TOKEN);
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

let nextPlayer = 50_000_000;
beforeEach(async () => {
  excluded = [];
  nextPlayer += 1;
  player = String(nextPlayer);
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', $2, $2)`,
    [player, new Date(clock.now())],
  );
});

async function call(
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` },
) {
  const answer = await app.inject({
    method,
    url: `${BASE}${path}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const own = <Entry extends { playerId: string }>(list: readonly Entry[]) =>
  list.filter(({ playerId }) => playerId === player);
const exclusions = async () => own((await call('GET', '/exclusions')).body.exclusions);

describe('the exclusions that operators see', () => {
  it('the exclusions are listed by kind, a term without its marker, each with its end', async () => {
    await responsible.limits.set(player, [{ type: 33, value: 7 }]);
    await responsible.limits.set(player, [{ type: 30, value: 184 }]);
    const now = clock.now();
    expect(await exclusions()).toEqual([
      { playerId: player, kind: 'self-exclusion', since: now, until: now + 184 * DAY },
      { playerId: player, kind: 'deposit-time-out', since: now, until: now + 7 * DAY },
    ]);
    clock.advance(184 * DAY);
    expect(await exclusions()).toEqual([{ playerId: player, kind: 'indefinite', since: now }]);
  });

  it('the closed accounts are among the exclusions', async () => {
    await responsible.returns.close(player, 'service');
    expect(await exclusions()).toMatchObject([{ kind: 'closed' }]);
    const { body } = await call('GET', `/players/${player}`);
    expect(body.closure).toEqual({ reason: 'service', closedAt: clock.now() });
  });
});

/** What the audit log has last about the player. */
async function lastAct() {
  const { rows } = await database.pool.query(
    `SELECT actor, action, reason FROM audit_log WHERE subject = $1
     ORDER BY position DESC LIMIT 1`,
    [`player:${player}`],
  );
  return rows[0];
}

describe('a player’s protection', () => {
  it('the page of a player has limits, exclusions and figures', async () => {
    await responsible.limits.set(player, [{ type: 20, value: 5_000 }]);
    await responsible.limits.set(player, [{ type: 30, value: 1 }]);
    const { body } = await call('GET', `/players/${player}`);
    expect(body).toMatchObject({
      playerId: player,
      limits: [{ limitType: 20, limitValue: 5_000 }, { limitType: 30 }],
      exclusions: [{ kind: 'time-out' }],
      flags: [],
      figures: { currency: 'EUR' },
    });
  });

  it('an operator excludes a player for a reason, which ends every sign-in and is on record', async () => {
    const reason = 'asked for it on the phone';
    const excluding = await call('POST', `/players/${player}/exclusion`, { days: 184, reason });
    expect(excluding.body.exclusions).toMatchObject([{ kind: 'self-exclusion' }]);
    expect(excluded).toEqual([player]);
    expect(await responsible.isExcluded(player)).toBe(true);
    expect(await lastAct()).toEqual({
      actor: 'operator:operator',
      action: 'exclusion.impose',
      reason,
    });
    const shorter = await call('POST', `/players/${player}/exclusion`, { days: 1, reason });
    expect(shorter.status).toBe(400);
    const endless = await call('POST', `/players/${player}/exclusion`, { reason });
    expect(endless.status).toBe(200);
  });

  it.each([
    ['without a reason', { days: 7 }, 400],
    ['with a reason too short', { days: 7, reason: 'no' }, 400],
  ])('an exclusion %s is refused', async (_why, payload, status) => {
    expect((await call('POST', `/players/${player}/exclusion`, payload)).status).toBe(status);
    expect(await responsible.isExcluded(player)).toBe(false);
  });

  it('an unknown player is not found', async () => {
    expect((await call('GET', '/players/99999999')).status).toBe(404);
  });

  it('the desk is for operators alone', async () => {
    for (const path of ['/returns', '/exclusions', '/flags', `/players/${player}`]) {
      expect((await call('GET', path, undefined, {})).status).toBe(401);
    }
  });
});

describe('the returns that operators decide', () => {
  it('a request is listed with its reason, decided with one, and on record', async () => {
    await responsible.returns.close(player, 'unused');
    await responsible.returns.request(player, 'I want it back');
    const listed: { playerId: string; id: string }[] = (await call('GET', '/returns')).body.returns;
    const [waiting] = own(listed);
    expect(waiting).toMatchObject({ kind: 'closure', reason: 'I want it back' });
    const path = `/returns/${waiting?.id}/decision`;
    expect((await call('POST', path, { decision: 'approved' })).status).toBe(400);
    const decided = await call('POST', path, { decision: 'approved', reason: 'documents seen' });
    expect(own(decided.body.returns)).toMatchObject([{ effectiveAt: clock.now() + DAY }]);
    expect(await lastAct()).toMatchObject({ action: 'return.decide', reason: 'documents seen' });
    expect((await call('POST', path, { decision: 'refused', reason: 'too late' })).status).toBe(
      404,
    );
  });
});
