import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openBrowser,
  outcome,
  PASSWORD,
  registerBrowser,
  SAFARI_ON_IPHONE,
} from '../../../test/site/test-browser.ts';
import { startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { readInbox } from '../../../test/site/test-inbox.ts';

// Passwords are slow to hash on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const SECURE = '/web-api/auth/v1/secure-account';
const LINK = `${SECURE}/link`;
const PROFILE = '/web-api/auth/v1/sessions';
const NEW_PASSWORD = 'another battery staple';
const MINUTE = 60_000;
const DAY = 86_400_000;
let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway({ poolSize: 20 });
}, 60_000);
afterAll(() => site.close());

type Player = Awaited<ReturnType<typeof registerBrowser>>;

/** A player, and a stranger who has signed in to the account somewhere else. */
async function withStranger() {
  const player = await registerBrowser(site);
  const stranger = openBrowser(site, SAFARI_ON_IPHONE);
  await stranger.signIn(player.email);
  return { player, stranger };
}

async function tokenOf({ email }: Player, subject = 'new device'): Promise<string> {
  const mails = await readInbox(site, email);
  const body = mails.findLast((mail) => mail.subject.includes(subject))?.body ?? '';
  return /\/confirm\?act=secure#([\w-]{43})$/m.exec(body)?.[1] ?? '';
}

const secure = (token: string) => openBrowser(site).send('POST', LINK, { token });
const statusOf = async (browser: Pick<Player, 'call'>) =>
  (await browser.call('GET', PROFILE)).statusCode;
const noticesOf = async ({ userId }: Player) => {
  const { rows } = await site.database.pool.query<{ notice: string | null }>(
    'SELECT notice FROM inbox_message WHERE player_id = $1',
    [userId],
  );
  return rows.map(({ notice }) => notice);
};

describe('securing an account by the link of a message', () => {
  it('every session ends, the old password opens nothing, and a new one is chosen', async () => {
    const { player, stranger } = await withStranger();
    const answer = await secure(await tokenOf(player));
    expect(answer.json()).toMatchObject({ frozenUntil: site.clock.now() + DAY });
    expect([await statusOf(player), await statusOf(stranger)]).toEqual([401, 401]);
    expect(outcome(await openBrowser(site).signIn(player.email))).toEqual([
      401,
      'credentials_wrong',
    ]);
    const { token } = answer.json();
    const set = await openBrowser(site).send('POST', '/web-api/auth/v1/password-link/password', {
      token,
      password: NEW_PASSWORD,
      lng: 'en',
    });
    expect(set.statusCode).toBe(200);
    expect((await openBrowser(site).signIn(player.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect(await noticesOf(player)).toContain('account-secured');
  });

  it('a link works once, of two simultaneous presses too, and not after three days', async () => {
    const { player } = await withStranger();
    const token = await tokenOf(player);
    const answers = await Promise.all([secure(token), secure(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
    expect(outcome(await secure(token))).toEqual([410, 'mail_link_expired']);
    const other = await withStranger();
    const late = await tokenOf(other.player);
    site.clock.advance(3 * DAY);
    expect(outcome(await secure(late))).toEqual([410, 'mail_link_expired']);
  });

  it('a link of another purpose secures nothing, and this one opens no password', async () => {
    const { player } = await withStranger();
    const token = await tokenOf(player);
    const open = await openBrowser(site).send('POST', '/web-api/auth/v1/password-link', { token });
    expect(outcome(open)).toEqual([410, 'mail_link_expired']);
    // Messages of one moment are in no order.
    const activation = (await readInbox(site, player.email))
      .map(({ body }) => /\/activate#([\w-]{43})$/m.exec(body)?.[1])
      .find((found) => found !== undefined);
    expect(outcome(await secure(activation ?? ''))).toEqual([410, 'mail_link_expired']);
    expect(await statusOf(player)).toBe(200);
  });

  it('the message about another password has the way back for an owner who did not choose it', async () => {
    const player = await registerBrowser(site);
    const changed = await player.call('POST', '/web-api/auth/v1/password', {
      current: PASSWORD,
      password: NEW_PASSWORD,
      endOthers: false,
      lng: 'en',
    });
    expect(changed.statusCode).toBe(200);
    const token = await tokenOf(player, 'password has changed');
    expect((await secure(token)).statusCode).toBe(200);
    expect(outcome(await openBrowser(site).signIn(player.email, NEW_PASSWORD))).toEqual([
      401,
      'credentials_wrong',
    ]);
  });

  it('a link is still good where sessions could not be ended: nothing of it has happened', async () => {
    const { player, stranger } = await withStranger();
    const token = await tokenOf(player);
    const { pool } = site.database;
    await pool.query(`CREATE FUNCTION refuse_ending() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'killed midway'; END $$`);
    await pool.query(`CREATE TRIGGER killed BEFORE UPDATE ON player_session FOR EACH ROW
      WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION refuse_ending()`);
    try {
      expect((await secure(token)).statusCode).toBe(500);
    } finally {
      await pool.query('DROP FUNCTION refuse_ending CASCADE');
    }
    expect([await statusOf(player), await statusOf(stranger)]).toEqual([200, 200]);
    expect((await openBrowser(site).signIn(player.email)).statusCode).toBe(200);
    expect((await secure(token)).statusCode).toBe(200);
    expect([await statusOf(player), await statusOf(stranger)]).toEqual([401, 401]);
  });

  it('an address that the account has given up secures it, and gets no way to its password', async () => {
    const { player } = await withStranger();
    const token = await tokenOf(player);
    await site.database.pool.query(
      `UPDATE player SET email = 'thief@example.org', email_key = 'thief@example.org' WHERE id = $1`,
      [player.userId],
    );
    const answer = await secure(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().token).toBeUndefined();
  });
});

describe('securing the own account', () => {
  const own = (player: Player, password = NEW_PASSWORD) =>
    player.call('POST', SECURE, { password, lng: 'en' });

  it('the other sessions end, this one goes on, and passkeys and question are gone', async () => {
    const { player, stranger } = await withStranger();
    await site.database.pool.query(
      `INSERT INTO security_question (player_id, question, answer_hash, set_at)
       VALUES ($1, 'lullaby', 'x', now())`,
      [player.userId],
    );
    const answer = await own(player);
    expect(answer.json()).toEqual({ ended: 1, frozenUntil: site.clock.now() + DAY });
    expect([await statusOf(player), await statusOf(stranger)]).toEqual([200, 401]);
    expect((await openBrowser(site).signIn(player.email, NEW_PASSWORD)).statusCode).toBe(200);
    const { rowCount } = await site.database.pool.query(
      'SELECT FROM security_question WHERE player_id = $1',
      [player.userId],
    );
    expect(rowCount).toBe(0);
  });

  it('a session alone, without a recent proof, secures nothing: a thief would shut the owner out', async () => {
    const { player } = await withStranger();
    site.clock.advance(6 * MINUTE);
    expect(outcome(await own(player))).toEqual([403, 'step_up_required']);
    expect((await openBrowser(site).signIn(player.email)).statusCode).toBe(200);
  });

  it.each(['short', PASSWORD])('the password "%s" is refused as the new one', async (password) => {
    const player = await registerBrowser(site);
    expect((await own(player, password)).statusCode).toBe(400);
    expect(await statusOf(player)).toBe(200);
  });
});
