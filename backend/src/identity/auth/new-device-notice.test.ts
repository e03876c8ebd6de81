import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  CHROME_ON_WINDOWS,
  openBrowser,
  registerBrowser,
  SAFARI_ON_IPHONE,
} from '../../../test/site/test-browser.ts';
import { startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { readInbox } from '../../../test/site/test-inbox.ts';

// Passwords are slow to hash on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway();
}, 60_000);
afterAll(() => site.close());

const notices = async (email: string) =>
  (await readInbox(site, email)).filter(({ subject }) => subject.includes('new device'));

describe('the notice of a new device', () => {
  it('a registration and the same browser again send none', async () => {
    const player = await registerBrowser(site);
    await player.signIn(player.email);
    expect(await notices(player.email)).toHaveLength(0);
  });

  it('a new browser sends one, once, with the device in words and the page of sessions', async () => {
    const player = await registerBrowser(site);
    const phone = openBrowser(site, SAFARI_ON_IPHONE);
    await phone.signIn(player.email);
    await phone.signIn(player.email);
    const [notice, ...others] = await notices(player.email);
    expect(others).toHaveLength(0);
    expect(notice?.body).toMatch(/Safari 17, iOS.* · .*\d{4}.* UTC/);
    expect(notice?.body).toContain('/en/office/session-history');
    expect(notice?.body).not.toContain('{{');
  });

  it('a new browser is a text message too, once, for a player who agreed to those about the account', async () => {
    const player = await registerBrowser(site);
    const written = async () => {
      const { rows } = await site.database.pool.query<{ topic: string }>(
        `SELECT topic FROM sms_message WHERE player_id = $1 AND notice = 'new-device'`,
        [player.userId],
      );
      return rows;
    };
    await openBrowser(site, CHROME_ON_WINDOWS).signIn(player.email);
    expect(await written()).toEqual([]);
    await site.database.pool.query(
      `INSERT INTO contact_choice (player_id, channel, topic, is_on, changed_at)
       VALUES ($1, 'sms', 'account', true, now())`,
      [player.userId],
    );
    await site.database.pool.query(
      `INSERT INTO player_profile (player_id, phone_code, phone_number, phone_activated)
       VALUES ($1, '44', '7700900123', true)
       ON CONFLICT (player_id) DO UPDATE SET phone_code = '44', phone_number = '7700900123', phone_activated = true`,
      [player.userId],
    );
    const phone = openBrowser(site, SAFARI_ON_IPHONE);
    await phone.signIn(player.email);
    await phone.signIn(player.email);
    expect(await written()).toEqual([{ topic: 'account' }]);
    expect(await notices(player.email)).toHaveLength(2);
  });

  it('a sign-in that fails, or still owes its code, sends none', async () => {
    const player = await registerBrowser(site);
    await openBrowser(site, CHROME_ON_WINDOWS).signIn(player.email, 'not the right one');
    await site.database.pool.query(
      `INSERT INTO two_factor (player_id, secret, begun_at, enabled_at) VALUES ($1, '', now(), now())`,
      [player.userId],
    );
    await openBrowser(site, CHROME_ON_WINDOWS).signIn(player.email);
    expect(await notices(player.email)).toHaveLength(0);
  });
});
