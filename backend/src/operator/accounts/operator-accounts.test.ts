import { OPERATOR_CONSOLE_HEADER } from '@touchline/contracts/operator';
import type { OperatorRole } from '@touchline/domain/operators';
import { DAY, MINUTE } from '@touchline/domain/time';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

const PASSWORD = 'a long password of this test';
const BASE = '/operator-api/v1/operators';
const REASON = 'for this test';

let site: TestGateway;
let names = 0;

beforeAll(async () => {
  site = await startTestGateway({ variables: () => ({ RATE_LIMITS: 'off' }) });
}, 60_000);
afterAll(() => site.close());

async function manage(method: 'POST' | 'PUT', path: string, payload: object) {
  const answer = await site.app.inject({
    method,
    url: `${BASE}${path}`,
    headers: { authorization: `Bearer ${OPERATOR}` },
    payload: { reason: REASON, ...payload },
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** A new operator without a password. */
async function invite(...roles: OperatorRole[]) {
  names += 1;
  const name = `anna${names}`;
  const { status, body } = await manage('POST', '', { name, roles });
  expect([status, body.operator?.state]).toEqual([200, 'invited']);
  return { name, code: String(body.code) };
}

async function setPassword(code: string, password = PASSWORD) {
  return site.consoleApp.inject({
    method: 'POST',
    url: '/operator/password',
    payload: { code, password },
  });
}

async function signIn(
  name: string,
  password = PASSWORD,
  remoteAddress = '203.0.113.1',
  code?: string,
) {
  const answer = await site.consoleApp.inject({
    method: 'POST',
    url: '/operator/session',
    payload: { name, password, code },
    remoteAddress,
  });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return { status: answer.statusCode, body: answer.json(), cookie };
}

/** An operator who is signed in. */
async function signedIn(...roles: OperatorRole[]) {
  const { name, code } = await invite(...roles);
  await setPassword(code);
  return { name, ...(await signIn(name)) };
}

async function read(url: string, cookie: string, app = site.consoleApp): Promise<number> {
  const headers = { cookie, [OPERATOR_CONSOLE_HEADER]: 'active' };
  return (await app.inject({ url, headers })).statusCode;
}

async function versionOf(name: string): Promise<number> {
  const { rows } = await site.database.pool.query<{ version: number }>(
    'SELECT version FROM operator_account WHERE name = $1',
    [name],
  );
  return rows[0]?.version ?? 0;
}

async function auditOf(name: string): Promise<readonly string[]> {
  const { rows } = await site.database.pool.query<{ act: string }>(
    `SELECT actor || ' ' || action AS act FROM audit_log WHERE subject = $1 ORDER BY position`,
    [`operator:${name}`],
  );
  return rows.map(({ act }) => act);
}

describe('signing in by name', () => {
  it('the link of an invitation sets a password once, with which the operator signs in', async () => {
    const { name, code } = await invite('support');
    expect((await signIn(name)).status).toBe(401);
    const short = await setPassword(code, 'short');
    expect([short.statusCode, short.json().error.code]).toEqual([400, 'validation_failed']);
    expect((await setPassword(code)).json()).toEqual({ name });
    const again = await setPassword(code, 'another long password');
    expect([again.statusCode, again.json().error.code]).toEqual([410, 'operator_link_expired']);
    expect((await signIn(name)).body).toMatchObject({
      operator: { name, roles: ['support'] },
      hasAccounts: true,
    });
    expect(await auditOf(name)).toEqual([
      'operator:operator operator.add',
      `operator:${name} operator.set-password`,
      `operator:${name} operator.sign-in`,
    ]);
  });

  it('an operator changes their password by the present one, and every other sign-in of theirs ends', async () => {
    const { name, cookie } = await signedIn('support');
    const other = await signIn(name);
    const change = (current: string, password: string, remoteAddress = '203.0.113.1') =>
      site.consoleApp.inject({
        method: 'POST',
        url: '/operator/password/change',
        headers: { cookie, [OPERATOR_CONSOLE_HEADER]: 'active' },
        payload: { current, password },
        remoteAddress,
      });
    const next = 'quite another password';
    const wrong = await change('not the password', next);
    expect([wrong.statusCode, wrong.json().error]).toMatchObject([
      400,
      { code: 'validation_failed', details: [{ path: '/current' }] },
    ]);
    expect((await change(PASSWORD, 'short')).json().error.details[0].path).toBe('/password');
    expect((await change(PASSWORD, next)).json()).toEqual({ name });
    expect(await read('/operator/second-step', cookie)).toBe(200);
    expect(await read('/operator/second-step', other.cookie)).toBe(401);
    expect((await signIn(name)).status).toBe(401);
    expect((await signIn(name, next)).status).toBe(200);
    expect(await auditOf(name)).toContain(`operator:${name} operator.change-password`);
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await change('a guess', next, '203.0.113.9')).statusCode);
    }
    expect(statuses.slice(-2)).toEqual([400, 429]);
  });

  it('a sign-in with the operator token has no password to change', async () => {
    const answer = await site.consoleApp.inject({
      method: 'POST',
      url: '/operator/password/change',
      payload: { current: OPERATOR, password: 'quite another password' },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('the link of an invitation expires after a day', async () => {
    const { code } = await invite('support');
    site.clock.advance(DAY);
    expect((await setPassword(code)).statusCode).toBe(410);
  });

  it('a wrong password and an unknown name are answered alike, and guesses are limited', async () => {
    const { name } = await signedIn('support');
    const wrong = await signIn(name, 'wrong', '203.0.113.7');
    const unknown = await signIn('no-one', 'wrong', '203.0.113.7');
    expect([wrong.status, wrong.body.error]).toEqual([unknown.status, unknown.body.error]);
    expect(wrong.body.error.code).toBe('credentials_wrong');
    const statuses = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      statuses.push((await signIn(name, 'wrong', '203.0.113.7')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 401), 429]);
    expect((await signIn(name, PASSWORD, '203.0.113.7')).status).toBe(429);
    // Guesses from elsewhere do not keep the operator out.
    expect((await signIn(name)).status).toBe(200);
    site.clock.advance(15 * MINUTE);
    expect((await signIn(name, PASSWORD, '203.0.113.7')).status).toBe(200);
  });

  it('the database stores neither a password nor the code of a link', async () => {
    const { name, code } = await invite('support');
    await setPassword((await invite('support')).code);
    const { rows } = await site.database.pool.query(
      'SELECT operator_account::text AS row FROM operator_account UNION ALL SELECT audit_log::text FROM audit_log',
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain(name);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(Buffer.from(code).toString('hex'));
  });
});

describe('changing operators', () => {
  it('the name of an operator is no one else’s: not a second operator’s, a token’s or the system’s', async () => {
    const { name } = await invite('support');
    await site.app.inject({
      method: 'POST',
      url: '/import-map-service/tokens',
      headers: { authorization: `Bearer ${OPERATOR}` },
      payload: { name: 'pipeline', mayWrite: true },
    });
    for (const taken of [name, 'pipeline', 'operator', 'system', 'health']) {
      const { status, body } = await manage('POST', '', { name: taken, roles: ['support'] });
      expect([taken, status, body.error.code]).toEqual([taken, 409, 'operator_name_taken']);
    }
    const token = await site.app.inject({
      method: 'POST',
      url: '/import-map-service/tokens',
      headers: { authorization: `Bearer ${OPERATOR}` },
      payload: { name, mayWrite: true },
    });
    expect(token.statusCode).toBe(400);
  });

  it('a change of roles counts from the next request of the operator', async () => {
    const { name, cookie } = await signedIn('support');
    const queue = '/payments-api/v1/operator/withdrawals';
    expect(await read(queue, cookie)).toBe(403);
    const given = await manage('PUT', `/${name}/roles`, {
      roles: ['support', 'payments'],
      version: await versionOf(name),
    });
    expect([given.status, given.body.roles]).toEqual([200, ['support', 'payments']]);
    expect(await read(queue, cookie)).toBe(200);
    await manage('PUT', `/${name}/roles`, { roles: ['support'], version: given.body.version });
    expect(await read(queue, cookie)).toBe(403);
  });

  it('a change of an operator whom another admin has changed is refused', async () => {
    const { name } = await invite('support');
    const version = await versionOf(name);
    const change = (role: string) => manage('PUT', `/${name}/roles`, { roles: [role], version });
    const answers = await Promise.all([change('risk'), change('payments')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const refused = answers.find(({ status }) => status === 412);
    expect(refused?.body.error).toMatchObject({ code: 'revision_stale', details: { name } });
  });

  it('an operator who is switched off is signed out in every process and stays out until switched on', async () => {
    const { name, cookie } = await signedIn('support');
    const other = await site.replica();
    const queue = '/operator-api/v1/support/requests';
    expect(await read(queue, cookie, other.consoleApp)).toBe(200);
    await manage('POST', `/${name}/switch-off`, { version: await versionOf(name) });
    expect(await read(queue, cookie)).toBe(401);
    expect(await read(queue, cookie, other.consoleApp)).toBe(401);
    expect((await signIn(name)).status).toBe(401);
    await manage('POST', `/${name}/switch-on`, { version: await versionOf(name) });
    expect(await read(queue, cookie)).toBe(401);
    expect((await signIn(name)).status).toBe(200);
    await other.close();
  });

  it('a reset ends the password and every sign-in, and its link sets another', async () => {
    const { name, cookie } = await signedIn('support');
    const { body } = await manage('POST', `/${name}/password-reset`, {
      version: await versionOf(name),
    });
    expect(await read('/operator-api/v1/support/requests', cookie)).toBe(401);
    expect((await signIn(name)).status).toBe(401);
    expect((await setPassword(body.code, 'quite another password')).statusCode).toBe(200);
    expect((await signIn(name, 'quite another password')).status).toBe(200);
  });

  it('the last admin cannot be removed, also not by two who remove each other', async () => {
    const { pool } = site.database;
    await pool.query(`UPDATE operator_account SET roles = '{support}'`);
    const one = await signedIn('admin');
    const refusals = [
      await manage('POST', `/${one.name}/switch-off`, { version: await versionOf(one.name) }),
      await manage('PUT', `/${one.name}/roles`, {
        roles: ['support'],
        version: await versionOf(one.name),
      }),
    ];
    for (const { status, body } of refusals) {
      expect([status, body.error.code]).toEqual([409, 'operator_last_admin']);
    }
    const two = await signedIn('admin');
    const versions = [await versionOf(one.name), await versionOf(two.name)];
    const answers = await Promise.all([
      manage('POST', `/${one.name}/switch-off`, { version: versions[0] }),
      manage('POST', `/${two.name}/switch-off`, { version: versions[1] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('an act on an operator requires a reason, and is the admin’s own in the audit log', async () => {
    const admin = await signedIn('admin');
    const { name } = await invite('support');
    const act = (payload: object) =>
      site.consoleApp.inject({
        method: 'POST',
        url: `${BASE}/${name}/switch-off`,
        headers: { cookie: admin.cookie, [OPERATOR_CONSOLE_HEADER]: 'active' },
        payload,
      });
    const version = await versionOf(name);
    expect((await act({ version })).statusCode).toBe(400);
    expect((await act({ version, reason: REASON })).statusCode).toBe(200);
    expect((await auditOf(name)).at(-1)).toBe(`operator:${admin.name} operator.switch-off`);
  });
});

describe('the second step', () => {
  const PATH = '/operator/second-step';
  const codeOf = (secret: string, later = 0) =>
    new TOTP({ secret }).generate({ timestamp: site.clock.now() + later });
  const own = async (cookie: string, path = PATH, payload?: object) => {
    const answer = await site.consoleApp.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: path,
      headers: { cookie, [OPERATOR_CONSOLE_HEADER]: 'active' },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  /** An operator with a second step. */
  async function protectedOperator() {
    const { name, cookie } = await signedIn('support');
    const { secret } = (await own(cookie)).body.offer;
    const enabled = await own(cookie, PATH, { secret, code: codeOf(secret) });
    expect(enabled.body).toEqual({ state: 'on' });
    site.clock.advance(MINUTE);
    return { name, cookie, secret: String(secret) };
  }

  it('a sign-in requires a code of the app, which counts once', async () => {
    const { name, secret } = await protectedOperator();
    const without = await signIn(name);
    expect([without.status, without.body.error.code]).toEqual([403, 'two_factor_required']);
    const code = codeOf(secret);
    const answers = await Promise.all([
      signIn(name, PASSWORD, '203.0.113.1', code),
      signIn(name, PASSWORD, '203.0.113.1', code),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const wrong = await signIn(name, PASSWORD, '203.0.113.1', '000000');
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'two_factor_code_wrong']);
    // Without the right password no code is asked for.
    expect((await signIn(name, 'wrong')).status).toBe(401);
  });

  it('a wrong first code enables nothing, and a second secret does not replace the first', async () => {
    const { name, cookie } = await signedIn('support');
    const { secret } = (await own(cookie)).body.offer;
    expect((await own(cookie, PATH, { secret, code: '000000' })).status).toBe(400);
    expect((await signIn(name)).status).toBe(200);
    await own(cookie, PATH, { secret, code: codeOf(secret) });
    const other = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const again = await own(cookie, PATH, { secret: other, code: codeOf(other) });
    expect([again.status, again.body.error.code]).toEqual([409, 'two_factor_is_on']);
  });

  it('the second step ends by a code alone, and by a reset of the password', async () => {
    const one = await protectedOperator();
    expect((await own(one.cookie, `${PATH}/end`, { code: '000000' })).status).toBe(400);
    const ended = await own(one.cookie, `${PATH}/end`, { code: codeOf(one.secret) });
    expect(ended.body.state).toBe('off');
    expect((await signIn(one.name)).status).toBe(200);
    const two = await protectedOperator();
    const { body } = await manage('POST', `/${two.name}/password-reset`, {
      version: await versionOf(two.name),
    });
    await setPassword(body.code);
    expect((await signIn(two.name)).status).toBe(200);
  });

  it('the secret is stored encrypted, bound to its operator', async () => {
    const { name, secret } = await protectedOperator();
    const { pool } = site.database;
    const { rows } = await pool.query<{ row: string }>(
      'SELECT operator_account::text AS row FROM operator_account WHERE name = $1',
      [name],
    );
    expect(rows[0]?.row).not.toContain(Buffer.from(secret).toString('hex'));
    const thief = await protectedOperator();
    await pool.query(
      `UPDATE operator_account SET second_step_secret = (
         SELECT second_step_secret FROM operator_account WHERE name = $2) WHERE name = $1`,
      [name, thief.name],
    );
    const answer = await signIn(name, PASSWORD, '203.0.113.1', codeOf(thief.secret));
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it('a sign-in with a token, and no sign-in, has no second step', async () => {
    const token = await site.consoleApp.inject({
      method: 'POST',
      url: '/operator/session',
      payload: { token: OPERATOR },
    });
    const cookie = String(token.headers['set-cookie']).split(';')[0] ?? '';
    expect(await own(cookie)).toMatchObject({ status: 200, body: { state: 'none' } });
    expect((await own(cookie, PATH, { secret: 'A'.repeat(32), code: '123456' })).status).toBe(404);
    expect((await own('')).status).toBe(401);
  });
});
