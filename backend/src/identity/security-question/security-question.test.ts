import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openBrowser,
  outcome,
  PASSWORD,
  registerBrowser,
} from '../../../test/site/test-browser.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { readInbox } from '../../../test/site/test-inbox.ts';

// Passwords are slow to hash on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const QUESTION = '/web-api/auth/v1/security-question';
const LINK = '/web-api/auth/v1/password-link';
const RECOVERY = '/web-api/auth/v1/recovery';
const NEW_PASSWORD = 'another battery staple';
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const TEACHER = { id: 'first-teacher' };
let site: TestGateway;
let numbers = 0;

beforeAll(async () => {
  site = await startTestGateway({ poolSize: 20 });
}, 60_000);
afterAll(() => site.close());

type Player = Awaited<ReturnType<typeof registerBrowser>>;

const prove = (player: Player) =>
  player.call('POST', '/web-api/auth/v1/step-up', { kind: 'password', password: PASSWORD });
const set = (player: Player, question: object, answer: string) =>
  player.call('POST', QUESTION, { question, answer, lng: 'en' });

async function playerWithQuestion(question: object = TEACHER) {
  const player = await registerBrowser(site);
  const answer = await set(player, question, 'Mrs. O’Brien');
  expect(outcome(answer)).toEqual([200, undefined]);
  return player;
}

/** The token of a link to a new password, requested by a stranger. */
async function recoveryLink({ email }: Player): Promise<string> {
  site.clock.advance(2 * MINUTE);
  const asked = await openBrowser(site).send('POST', `${RECOVERY}/email`, { email, lng: 'en' });
  expect(outcome(asked)).toEqual([200, undefined]);
  const bodies = (await readInbox(site, email)).map(({ body }) => body);
  const tokens = bodies.map((body) => /passwordreset#([\w-]{43})$/m.exec(body)?.[1]);
  return tokens.findLast((token) => token !== undefined) ?? '';
}

const setPassword = (token: string, answer?: string) =>
  openBrowser(site).send('POST', `${LINK}/password`, {
    token,
    password: NEW_PASSWORD,
    answer,
    lng: 'en',
  });

describe('setting a security question', () => {
  it('a player sets one of the site’s questions, then one in their own words, and is notified', async () => {
    const player = await playerWithQuestion();
    const first = await player.call('GET', QUESTION);
    expect(first.json()).toEqual({ question: TEACHER, setAt: site.clock.now() });
    expect(first.headers['cache-control']).toBe('no-store');
    const own = { own: 'Where did we hide the key?' };
    expect((await set(player, own, 'under the stone')).json().question).toEqual(own);
    expect((await player.call('GET', QUESTION)).json().question).toEqual(own);
    const subjects = (await readInbox(site, player.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Touchline: your security question has changed');
    const configuration = await player.call('GET', '/web-api/user/v1/configuration');
    expect(JSON.stringify(configuration.json())).toContain('"is_active_secure_question":true');
  });

  it('a session alone, without a recent proof, sets and removes none', async () => {
    const player = await playerWithQuestion();
    site.clock.advance(6 * MINUTE);
    const refused = [403, 'step_up_required'];
    expect(outcome(await set(player, TEACHER, 'Smith'))).toEqual(refused);
    const removed = await player.call('POST', `${QUESTION}/remove`, { lng: 'en' });
    expect(outcome(removed)).toEqual(refused);
    expect((await player.call('GET', QUESTION)).json().question).toEqual(TEACHER);
  });

  it.each([
    [TEACHER, ' a-b '],
    [{ own: 'The name of my dog Rex?' }, 'rex'],
  ])('a question %j with the answer %j is refused', async (question, answer) => {
    const player = await registerBrowser(site);
    expect(outcome(await set(player, question, answer))).toEqual([400, 'security_answer_weak']);
  });

  it('a player removes it, once', async () => {
    const player = await playerWithQuestion();
    const remove = () => player.call('POST', `${QUESTION}/remove`, { lng: 'en' });
    expect((await remove()).json()).toEqual({});
    expect((await player.call('GET', QUESTION)).json()).toEqual({});
    expect(outcome(await remove())).toEqual([404, 'not_found']);
  });

  it('the database has the answer as a slow hash alone', async () => {
    const player = await playerWithQuestion();
    const { rows } = await site.database.pool.query(
      'SELECT to_jsonb(security_question)::text AS stored FROM security_question WHERE player_id = $1',
      [player.userId],
    );
    expect(rows[0]?.stored).toContain('$argon2id$');
    expect(rows[0]?.stored).not.toMatch(/brien/i);
  });
});

describe('recovering the password by e-mail', () => {
  it('the link shows the question, and takes the answer in whatever way it is typed', async () => {
    const player = await playerWithQuestion();
    const token = await recoveryLink(player);
    const opened = await openBrowser(site).send('POST', LINK, { token });
    expect(opened.json()).toEqual({ login: player.userId, question: TEACHER });
    const without = await setPassword(token);
    expect(outcome(without)).toEqual([403, 'security_answer_required']);
    expect(without.json().error.details).toEqual({ question: TEACHER });
    const wrong = await setPassword(token, 'Mr. Smith');
    expect(outcome(wrong)).toEqual([400, 'security_answer_wrong']);
    expect(wrong.json().error.details).toEqual({ attemptsLeft: 4 });
    expect(outcome(await openBrowser(site).signIn(player.email))).toEqual([200, undefined]);
    expect(outcome(await setPassword(token, ' MRS OBRIEN '))).toEqual([200, undefined]);
    expect(outcome(await openBrowser(site).signIn(player.email, NEW_PASSWORD))).toEqual([
      200,
      undefined,
    ]);
  });

  it('five wrong answers lock it for a day, also against parallel guesses', async () => {
    const player = await playerWithQuestion();
    const token = await recoveryLink(player);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, at) => setPassword(token, `guess ${at}`)),
    );
    const codes = guesses.map((guess) => outcome(guess)[1]);
    expect(codes.filter((code) => code === 'security_answer_wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(3);
    expect(outcome(await setPassword(token, 'Mrs. O’Brien'))).toEqual([429, 'rate_limited']);
    site.clock.advance(DAY);
    const later = await recoveryLink(player);
    expect(outcome(await setPassword(later, 'Mrs. O’Brien'))).toEqual([200, undefined]);
  });

  it('a player with an app is asked for its code instead', async () => {
    const player = await playerWithQuestion();
    await prove(player);
    const { secret } = (await player.call('POST', '/web-api/auth/v1/two-factor/setup')).json();
    const code = new TOTP({ secret }).generate({ timestamp: site.clock.now() });
    await player.call('POST', '/web-api/auth/v1/two-factor/enable', { code, lng: 'en' });
    const token = await recoveryLink(player);
    expect((await openBrowser(site).send('POST', LINK, { token })).json()).toEqual({
      login: player.userId,
    });
    expect(outcome(await setPassword(token))).toEqual([403, 'two_factor_required']);
  });

  it('a player without a question needs no answer', async () => {
    const player = await registerBrowser(site);
    const token = await recoveryLink(player);
    expect(outcome(await setPassword(token))).toEqual([200, undefined]);
  });
});

describe('recovering the password by phone', () => {
  async function withPhone() {
    const player = await playerWithQuestion();
    numbers += 1;
    const phone = { 'phone-code': '44', 'phone-number': `7911${String(124_000 + numbers)}` };
    await player.call('POST', '/web-api/phone/v1/code', { ...phone, lng: 'en' });
    await player.call('POST', '/web-api/phone/v1/activation', {
      'sms-code': await lastText(phone),
    });
    site.clock.advance(DAY + MINUTE);
    const sent = await openBrowser(site).send('POST', `${RECOVERY}/phone-code`, {
      ...phone,
      lng: 'en',
    });
    expect(outcome(sent)).toEqual([200, undefined]);
    return { player, phone };
  }

  async function lastText(phone: { 'phone-number': string }): Promise<string> {
    const { rows } = await site.database.pool.query(
      "SELECT body FROM test_sms WHERE recipient LIKE '%' || $1 ORDER BY sent_at DESC, id LIMIT 1",
      [phone['phone-number']],
    );
    return /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? '';
  }

  it('the right code shows the question and stays valid until the answer is right', async () => {
    const { phone } = await withPhone();
    const code = await lastText(phone);
    const recover = (smsCode: string, answer?: string) =>
      openBrowser(site).send('POST', `${RECOVERY}/phone`, {
        ...phone,
        'sms-code': smsCode,
        password: NEW_PASSWORD,
        answer,
      });
    const wrongCode = code === '000000' ? '000001' : '000000';
    expect(outcome(await recover(wrongCode))).toEqual([400, 'phone_code_wrong']);
    const asked = await recover(code);
    expect(outcome(asked)).toEqual([403, 'security_answer_required']);
    expect(asked.json().error.details).toEqual({ question: TEACHER });
    expect(outcome(await recover(code, 'Mr. Smith'))).toEqual([400, 'security_answer_wrong']);
    expect(outcome(await recover(code, 'mrs o’brien'))).toEqual([200, undefined]);
    expect(outcome(await recover(code, 'mrs o’brien'))).toEqual([410, 'phone_code_expired']);
  });
});

describe('the operator’s desk', () => {
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    site.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${OPERATOR}` },
      ...(payload && { payload }),
    });
  const pathOf = ({ userId }: Player) => `/web-api/operator/players/${userId}/security-question`;

  it('an operator asks the question and learns whether an answer is right', async () => {
    const player = await playerWithQuestion();
    expect((await call('GET', pathOf(player))).json().question).toEqual(TEACHER);
    const check = (answer: string) => call('POST', `${pathOf(player)}/check`, { answer });
    expect((await check('Mr. Smith')).json()).toEqual({ matches: false });
    expect((await check('mrs o brien')).json()).toEqual({ matches: true });
    for (let guess = 0; guess < 5; guess += 1) {
      await check(`guess ${guess}`);
    }
    expect(outcome(await check('mrs o brien'))).toEqual([429, 'rate_limited']);
  });

  it('an operator removes the question of a player who has forgotten the answer', async () => {
    const player = await playerWithQuestion();
    const remove = () =>
      call('POST', `${pathOf(player)}/remove`, { reason: 'has forgotten the answer' });
    expect(outcome(await remove())).toEqual([200, undefined]);
    expect((await player.call('GET', QUESTION)).json()).toEqual({});
    expect(outcome(await remove())).toEqual([404, 'not_found']);
    const token = await recoveryLink(player);
    expect(outcome(await setPassword(token))).toEqual([200, undefined]);
  });

  it('an operator who removes the question of a player who does not exist finds none', async () => {
    const path = '/web-api/operator/players/99748896/security-question/remove';
    expect(outcome(await call('POST', path, { reason: 'a typing error' }))).toEqual([
      404,
      'not_found',
    ]);
  });

  it('a caller without the operator’s token learns nothing', async () => {
    const player = await playerWithQuestion();
    const answers = await Promise.all([
      player.call('GET', pathOf(player)),
      player.call('POST', `${pathOf(player)}/check`, { answer: 'mrs o brien' }),
      player.call('POST', `${pathOf(player)}/remove`, { reason: 'mine' }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401]);
  });
});
