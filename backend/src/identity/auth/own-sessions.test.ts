import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { textOfPdf } from '../../../test/platform/text-of-pdf.ts';
import {
  openBrowser,
  outcome,
  registerBrowser,
  SAFARI_ON_IPHONE,
} from '../../../test/site/test-browser.ts';
import { startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

// Passwords are slow to hash on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const SESSIONS = '/web-api/auth/v1/sessions';
const DAY = 86_400_000;
let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway({ poolSize: 20 });
}, 60_000);
afterAll(() => site.close());

async function playerOnTwoDevices() {
  const computer = await registerBrowser(site);
  site.clock.advance(1000);
  const phone = openBrowser(site, SAFARI_ON_IPHONE);
  await phone.signIn(computer.email);
  return { computer, phone };
}

type Reader = Pick<Awaited<ReturnType<typeof registerBrowser>>, 'call'>;
const live = async (browser: Reader) => (await browser.call('GET', SESSIONS)).json();

describe('the live sessions of a player', () => {
  it('the live sessions name their devices, the one of the request first', async () => {
    const { computer, phone } = await playerOnTwoDevices();
    const answer = await live(phone);
    expect(answer.sessions).toMatchObject([
      { id: answer.current, device: 'phone', browser: 'Safari 17', system: 'iOS' },
      { device: 'computer', browser: 'Chrome 131', system: 'Windows' },
    ]);
    expect(answer.sessions[0].network).toMatch(/^10\.1\.\d+\.•$/);
    expect((await live(computer)).current).toBe(answer.sessions[1].id);
  });

  it('an answer contains no session’s own id and no whole address', async () => {
    const { computer, phone } = await playerOnTwoDevices();
    const { rows } = await site.database.pool.query(
      'SELECT id FROM player_session WHERE player_id = $1',
      [computer.userId],
    );
    const answers = [
      await phone.call('GET', SESSIONS),
      await phone.call('GET', `${SESSIONS}/history`),
    ];
    for (const { body, headers } of answers) {
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toMatch(/10\.1\.\d+\.\d/);
      for (const { id } of rows) {
        expect(body).not.toContain(id);
      }
    }
  });

  it('a session that its player ends no longer opens anything, and the others go on', async () => {
    const { computer, phone } = await playerOnTwoDevices();
    const [, other] = (await live(computer)).sessions;
    expect((await computer.call('POST', `${SESSIONS}/end`, { id: other.id })).json()).toEqual({
      ended: 1,
    });
    expect(outcome(await phone.call('GET', SESSIONS))).toEqual([401, 'unauthorized']);
    expect((await live(computer)).sessions).toHaveLength(1);
    const again = await computer.call('POST', `${SESSIONS}/end`, { id: other.id });
    expect(outcome(again)).toEqual([404, 'not_found']);
  });

  it('all other sessions end together', async () => {
    const { computer, phone } = await playerOnTwoDevices();
    const third = openBrowser(site);
    await third.signIn(computer.email);
    expect((await phone.call('POST', `${SESSIONS}/end-others`)).json()).toEqual({ ended: 2 });
    expect((await live(phone)).sessions).toHaveLength(1);
    expect(outcome(await third.call('GET', SESSIONS))).toEqual([401, 'unauthorized']);
  });

  it('a session of another player is not found, and goes on', async () => {
    const [mine, theirs] = [await registerBrowser(site), await registerBrowser(site)];
    const { current } = await live(theirs);
    for (const id of [current, randomUUID()]) {
      const answer = await mine.call('POST', `${SESSIONS}/end`, { id });
      expect(outcome(answer)).toEqual([404, 'not_found']);
    }
    expect((await live(theirs)).sessions).toHaveLength(1);
    expect(outcome(await mine.call('POST', `${SESSIONS}/end`, { id: 'x' }))).toEqual([
      400,
      'validation_failed',
    ]);
  });

  it('a visitor who is not signed in reads and ends no session', async () => {
    const visitor = openBrowser(site);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/history'],
      ['POST', '/end-others'],
    ] as const) {
      expect(outcome(await visitor.send(method, `${SESSIONS}${path}`))[0]).toBe(401);
    }
  });
});

describe('the history of sign-ins', () => {
  it('the history goes back 12 months in pages, with how each session ended', async () => {
    const { computer, phone } = await playerOnTwoDevices();
    const now = site.clock.now();
    await site.database.pool.query(
      `INSERT INTO player_session (id, player_id, remember, created_at, last_seen_at, ended_at, end_reason)
       SELECT gen_random_uuid(), $1, true, day, day, day, 'inactive'
         FROM generate_series(1, 30) AS number,
           LATERAL (SELECT $2::timestamptz - number * interval '14 days' AS day) AS at`,
      [computer.userId, new Date(now - DAY)],
    );
    await phone.call('POST', `${SESSIONS}/end-others`);
    const first = (await phone.call('GET', `${SESSIONS}/history`)).json();
    const second = (await phone.call('GET', `${SESSIONS}/history?before=${first.next}`)).json();
    const all = [...first.sessions, ...second.sessions];
    expect(first.sessions).toHaveLength(20);
    expect(second.next).toBeUndefined();
    expect(all).toHaveLength(27);
    expect(new Set(all.map(({ id }) => id)).size).toBe(27);
    expect(all.every(({ startedAt }) => startedAt > now - 365 * DAY)).toBe(true);
    expect(all.slice(0, 3).map(({ end }) => end?.how)).toEqual([
      undefined,
      'signed-out-elsewhere',
      'inactive',
    ]);
  });

  it('a page of the history cannot begin at a session of another player', async () => {
    const [mine, theirs] = [await registerBrowser(site), await registerBrowser(site)];
    const { current } = await live(theirs);
    const answer = await mine.call('GET', `${SESSIONS}/history?before=${current}`);
    expect(answer.json()).toEqual({ sessions: [] });
  });

  it('a session that expired unused is no longer live', async () => {
    const { computer, phone } = await playerOnTwoDevices();
    await site.database.pool.query(
      `UPDATE refresh_token SET expires_at = $2 WHERE session_id IN (
         SELECT id FROM player_session WHERE player_id = $1 AND device_kind = 'computer')`,
      [computer.userId, new Date(site.clock.now() - 1)],
    );
    expect((await live(phone)).sessions).toHaveLength(1);
    const { sessions } = (await phone.call('GET', `${SESSIONS}/history`)).json();
    expect(sessions[1].end).toEqual({ how: 'expired' });
  });
});

describe('the filters and the files of sign-ins', () => {
  /** A player on a computer, with an earlier sign-in of a phone that has ended. */
  async function withPast() {
    const browser = await registerBrowser(site);
    const now = site.clock.now();
    await site.database.pool.query(
      `INSERT INTO player_session (id, player_id, remember, created_at, last_seen_at, ended_at, end_reason,
         device_kind, browser, operating_system, network, country)
       VALUES (gen_random_uuid(), $1, true, $2, $2, $2, 'inactive', 'phone', '=Safari 17', 'iOS',
         '203.0.113.•', 'GB')`,
      [browser.userId, new Date(now - 10 * DAY)],
    );
    return { browser, now };
  }

  it('a filter shows the sign-ins of a period, a kind of device and a state', async () => {
    const { browser, now } = await withPast();
    const devices = async (query: string) =>
      (await browser.call('GET', `${SESSIONS}/history?${query}`))
        .json()
        .sessions.map(({ device }: { device: string }) => device);
    expect(await devices('')).toEqual(['computer', 'phone']);
    expect(await devices(`from=${now - 11 * DAY}&to=${now - 9 * DAY}`)).toEqual(['phone']);
    expect(await devices(`from=${now - 9 * DAY}`)).toEqual(['computer']);
    expect(await devices('device=phone')).toEqual(['phone']);
    expect(await devices('device=tablet')).toEqual([]);
    expect(await devices('state=alive')).toEqual(['computer']);
    expect(await devices('state=ended')).toEqual(['phone']);
    for (const wrong of ['from=2&to=1', 'device=toaster', 'state=maybe']) {
      const answer = await browser.call('GET', `${SESSIONS}/history?${wrong}`);
      expect(outcome(answer)).toEqual([400, 'validation_failed']);
    }
  });

  it('the table has a line for each sign-in of the filter, in the language that was asked for', async () => {
    const { browser, now } = await withPast();
    const { body, headers } = await browser.call(
      'GET',
      `${SESSIONS}/history/export?language=en&device=phone`,
    );
    expect(headers['content-disposition']).toContain('sessions.csv');
    const at = new Date(now - 10 * DAY).toISOString();
    const [head, ...lines] = body.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toMatch(/^Signed in at,Last active,Device,/);
    // What a spreadsheet would take for a formula is a text.
    expect(lines).toEqual([
      `${at},${at},Phone,"'=Safari 17",iOS,United Kingdom,203.0.113.•,Signed out after inactivity,${at}`,
    ]);
    const arabic = await browser.call('GET', `${SESSIONS}/history/export?language=ar`);
    expect(arabic.body).toContain('وقت تسجيل الدخول');
    expect(arabic.body.trim().split('\r\n')).toHaveLength(3);
  });

  it.each([
    ['en', 'Sign-in history'],
    ['ru', 'История входов'],
    ['ar', 'المتحدة'],
  ])('the document is made in %s', async (language, words) => {
    const { browser } = await withPast();
    const answer = await browser.call(
      'GET',
      `${SESSIONS}/history/export/pdf?language=${language}&state=ended`,
    );
    const text = (await textOfPdf(Buffer.from(answer.json().pdf, 'base64'))).join(' ');
    expect(text).toContain(words);
    expect(text).toContain('Safari 17');
    expect(text).not.toContain('Chrome');
  });

  it('files are for the player alone, and of a sound period', async () => {
    const { browser } = await withPast();
    for (const path of ['export', 'export/pdf']) {
      const address = `${SESSIONS}/history/${path}?language=en`;
      expect(outcome(await openBrowser(site).send('GET', address))[0]).toBe(401);
      const wrong = await browser.call('GET', `${address}&from=2&to=1`);
      expect(outcome(wrong)).toEqual([400, 'validation_failed']);
    }
  });
});
