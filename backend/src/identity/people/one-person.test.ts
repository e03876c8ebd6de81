import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

const LIMITS = '/limit-service-api/api/external/web/v3/limits';
let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway();
  await site.feed.start();
}, 60_000);
afterAll(() => site.close());

interface Person {
  readonly name: string;
  readonly surname: string;
  readonly birthday: string;
}
type Headers = Readonly<Record<string, string>>;

function newPerson(): Person {
  // Letters alone: digits are no part of a name.
  const surname = randomUUID().replaceAll(/[^a-f]/g, '');
  return { name: 'Anna', surname: `Meier${surname}`, birthday: '1990-05-17' };
}

const post = (url: string, payload: object, headers: Headers = {}) =>
  site.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });

const bearer = (answer: { json: () => { token: string } }) => ({
  authorization: `Bearer ${answer.json().token}`,
});
const codeOf = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code;

const PASSWORD = 'a long password of a test';

function register(
  person: Person,
  { email = `${randomUUID()}@players.example`, headers = {} } = {},
) {
  return post(
    '/web-api/auth/v1/registration/full',
    {
      ...person,
      email,
      password: PASSWORD,
      country: 'GB',
      currency: 'EUR',
      termsAccepted: true,
    },
    headers,
  );
}

/** What a page on a device sends along. */
async function onDevice(): Promise<Headers> {
  const visitorId = randomUUID().replaceAll('-', '');
  const report = { visitorId, components: { platform: 'Linux' } };
  const answer = await post('/hd-api/external/apps/web/fingerprint', report);
  return { 'x-fingerprint': answer.json().token };
}

async function registerInOneClick(): Promise<Headers> {
  const form = { country: 'GB', currency: 'EUR', adult: true, termsAccepted: true };
  return bearer(await post('/web-api/auth/v1/registration/one-click', form));
}

async function fillIn(headers: Headers, { name, surname, birthday }: Person) {
  const granted = await post('/web-api/secure-data/v1/grant', {}, headers);
  const cookies = Object.fromEntries(granted.cookies.map((cookie) => [cookie.name, cookie.value]));
  const filled = await site.app.inject({
    method: 'PATCH',
    url: '/web-api/secure-data/v1/personal-data',
    headers: { ...headers },
    cookies,
    payload: { name, surname, date_birthday: birthday },
  });
  expect(filled.statusCode, filled.body).toBe(200);
}

async function open(headers: Headers) {
  const held = await site.app.inject({ url: '/wallet-api/v1/accounts', headers: { ...headers } });
  const accountId = held.json().accounts[0].id as string;
  const form = { accountId, methodId: 'test-card', amount: 10_000, language: 'en' };
  return post('/payments-api/v1/deposits', { ...form, limitAnswer: 'none' }, headers);
}

/** Places a single on the first outcome that upcoming events offer. */
async function bet(headers: Headers) {
  const line = await site.app.inject({ url: '/line-api/v1/topics/top:line' });
  const [event] = line.json().events;
  const [marketKey, , , , [[outcomeCode, price]]] = event.markets[0];
  const held = await site.app.inject({ url: '/wallet-api/v1/accounts', headers: { ...headers } });
  const accountId = held.json().accounts[0].id as string;
  const bets = [{ outcomeId: `${event.id}~${marketKey}~${outcomeCode}`, price }];
  const coupon = { accountId, typeId: 0, amount: 100, changeCoefAction: 2, bets };
  return post('/betting-api/v1/bets', coupon, headers);
}

const exclude = (headers: Headers) =>
  post(LIMITS, { limits: [{ limitType: 30, limitValue: 184 }] }, headers);

const desk = { authorization: `Bearer ${OPERATOR}` };
/** The tasks about an excluded player that are undecided. */
async function tasks(
  excluded: string,
): Promise<{ id: string; playerId?: string; excludedPlayerId: string; kind: string }[]> {
  const answer = await site.app.inject({
    url: '/web-api/operator/person-matches',
    headers: desk,
  });
  return answer
    .json()
    .matches.filter((task: { excludedPlayerId: string }) => task.excludedPlayerId === excluded);
}
const decide = (id: string, decision: string) =>
  site.app.inject({
    method: 'PUT',
    url: `/web-api/operator/person-matches/${id}/decision`,
    headers: desk,
    payload: { decision, reason: 'their documents differ' },
  });

const configure = (payload: object) =>
  site.app.inject({
    method: 'PATCH',
    url: '/bff-api/config/group/responsible',
    headers: { ...desk, 'x-audit-reason': 'a test' },
    payload,
  });
const pay = (redirectUrl: string) =>
  site.app.inject({
    method: 'POST',
    url: redirectUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'decision=approve',
  });

describe('an excluded person', () => {
  it('an excluded person cannot register again under the same name and birthday, however they are spelt', async () => {
    const person = newPerson();
    const excluded = await register(person);
    await exclude(bearer(excluded));
    const swapped = { ...person, name: person.surname.toUpperCase(), surname: 'ánna' };
    expect(codeOf(await register(swapped))).toBe('person_check_required');
    const [task] = await tasks(excluded.json().userId);
    expect(task).toMatchObject({ kind: 'name-and-birthday' });
    expect(task).not.toHaveProperty('playerId');
  });

  it('an excluded person cannot continue with an older account', async () => {
    const person = newPerson();
    const other = bearer(await register(person));
    expect((await open(other)).statusCode).toBe(200);
    await exclude(bearer(await register(person)));
    expect(codeOf(await open(other))).toBe('person_check_required');
  });

  it('an excluded person may play again once they were let back', async () => {
    const person = newPerson();
    const other = bearer(await register(person));
    await exclude(bearer(await register(person)));
    await site.database.pool.query(
      `UPDATE player_limit SET ends_at = started_at WHERE limit_type = 30 AND state = 'ACTIVE'`,
    );
    // The term is over, and no return was requested.
    expect(codeOf(await open(other))).toBe('person_check_required');
    await site.database.pool.query(
      `UPDATE player_limit SET state = 'INACTIVE', closed_at = now(), close_reason = 'lifted'
       WHERE limit_type = 37 AND state = 'ACTIVE'`,
    );
    expect((await open(other)).statusCode).toBe(200);
  });
});

describe('a device', () => {
  it('a device is noted when a player signs in, and leaves a task once that player is excluded', async () => {
    const email = `${randomUUID()}@players.example`;
    const excluded = await register(newPerson(), { email });
    const device = await onDevice();
    const login = { login: email, password: PASSWORD, remember: true };
    expect((await post('/web-api/auth/v1/login', login, device)).statusCode).toBe(200);
    await exclude(bearer(excluded));
    const other = await register(newPerson(), { headers: device });
    await expect
      .poll(async () => tasks(excluded.json().userId))
      .toMatchObject([{ kind: 'device', playerId: other.json().userId }]);
    // A family shares a device: it is a task, and no refusal.
    expect((await open(bearer(other))).statusCode).toBe(200);
  });

  it('a player’s last 20 devices are stored', async () => {
    const { userId } = (await register(newPerson())).json();
    const { people } = site.modules;
    for (let device = 0; device < 24; device += 1) {
      site.clock.advance(1000);
      await people.noteDevice(userId, `device ${device}`);
    }
    const kept = async () => {
      const { rows } = await site.database.pool.query<{ digest: string }>(
        `SELECT encode(digest, 'hex') AS digest FROM person_key
         WHERE player_id = $1 AND kind = 'device'`,
        [userId],
      );
      return rows.map(({ digest }) => digest).toSorted();
    };
    const before = await kept();
    expect(before).toHaveLength(20);
    // A known one takes no other's place, one that was forgotten does.
    await people.noteDevice(userId, 'device 23');
    expect(await kept()).toEqual(before);
    await people.noteDevice(userId, 'device 0');
    expect(await kept()).not.toEqual(before);
    expect(await kept()).toHaveLength(20);
  });
});

describe('another person', () => {
  it('a player of the same name and another birthday registers and deposits', async () => {
    const person = newPerson();
    await exclude(bearer(await register(person)));
    const namesake = await register({ ...person, birthday: '1985-01-02' });
    expect((await open(bearer(namesake))).statusCode).toBe(200);
  });

  it('a player of the same name and birthday plays once an operator has distinguished the two', async () => {
    const person = newPerson();
    const excluded = await register(person);
    const { userId } = excluded.json();
    await exclude(bearer(excluded));
    expect(codeOf(await register(person))).toBe('person_check_required');
    const [task] = await tasks(userId);
    expect((await decide(task?.id ?? '', 'other-person')).statusCode).toBe(200);
    const namesake = bearer(await register(person));
    // The new account is another pair, so it is checked as well.
    expect(codeOf(await open(namesake))).toBe('person_check_required');
    await expect.poll(async () => (await tasks(userId)).length).toBe(1);
    const [second] = await tasks(userId);
    expect(second?.playerId).toBeDefined();
    await decide(second?.id ?? '', 'other-person');
    expect((await open(namesake)).statusCode).toBe(200);
    const { rows } = await site.database.pool.query(
      `SELECT count(*)::integer AS acts FROM audit_log WHERE action = 'person-match.decide'`,
    );
    expect(rows[0].acts).toBeGreaterThanOrEqual(2);
  });
});

describe('personal data', () => {
  it('personal data are required before the first deposit and the first bet', async () => {
    const headers = await registerInOneClick();
    expect(codeOf(await open(headers))).toBe('personal_data_required');
    await configure({ personalDataBeforePlay: false });
    await pay((await open(headers)).json().redirectUrl);
    await configure({ personalDataBeforePlay: true });
    expect(codeOf(await bet(headers))).toBe('personal_data_required');
    await fillIn(headers, newPerson());
    expect((await open(headers)).statusCode).toBe(200);
    expect((await bet(headers)).statusCode).toBe(200);
  });

  it('personal data of an excluded person, filled in later, stop the first deposit', async () => {
    const person = newPerson();
    await exclude(bearer(await register(person)));
    const headers = await registerInOneClick();
    await fillIn(headers, person);
    expect(codeOf(await open(headers))).toBe('person_check_required');
  });
});

describe('a deposit that arrives after an exclusion', () => {
  it('a deposit that arrives after an exclusion is refunded in the ledger and at the provider, and the player gets a mail', async () => {
    const email = `${randomUUID()}@players.example`;
    const headers = bearer(await register(newPerson(), { email }));
    const { payment, redirectUrl } = (await open(headers)).json();
    await exclude(headers);
    expect((await pay(redirectUrl)).statusCode).toBe(303);
    const { pool } = site.database;
    const { rows } = await pool.query(
      `SELECT payment.status, account.balance,
         (SELECT array_agg(kind ORDER BY id) FROM journal WHERE external_id = payment.id::text) AS kinds,
         (SELECT count(*)::integer FROM audit_log WHERE action = 'payment.refund'
           AND after ->> 'paymentId' = payment.id::text) AS audited
       FROM payment JOIN account ON account.id = payment.account_id::bigint WHERE payment.id = $1`,
      [payment.id],
    );
    expect(rows).toEqual([
      { status: 'refunded', balance: '0', kinds: ['deposit', 'refund'], audited: 1 },
    ]);
    await expect
      .poll(async () => {
        const sent = await pool.query(
          `SELECT refund_sent_at IS NOT NULL AND refunded_at IS NOT NULL AS sent
           FROM payment JOIN test_provider_charge charge ON charge.payment_id = payment.id
           WHERE payment.id = $1`,
          [payment.id],
        );
        return sent.rows[0].sent;
      })
      .toBe(true);
    expect(await ledgerFaults(pool)).toEqual([]);
    site.modules.mails.job.wake();
    await expect
      .poll(async () => {
        const { rows: mails } = await pool.query(
          `SELECT subject, body FROM test_mail WHERE recipient = $1 AND subject LIKE '%refunded'`,
          [email],
        );
        return mails;
      })
      .toEqual([
        {
          subject: 'Touchline: your deposit has been refunded',
          body: expect.stringMatching(/deposit of EUR\s100\.00/),
        },
      ]);
  });
});
