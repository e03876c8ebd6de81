import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database/use-test-database.ts';
import { createTestClock } from '../../test/platform/test-app.ts';
import { readEnvironment } from '../platform/process/environment.ts';
import { defaultOf } from '../site/configuration/groups.ts';
import { createIdentityProviders, type IdentityProviders } from './identity-providers.ts';
import { offersOf } from './offers.ts';
import { selectSiteProviders } from './site-providers.ts';

const database = useTestDatabase();
const clock = createTestClock();
const office = (testSms: boolean) => ({ ...defaultOf('office'), testSms });
const auth = (testProvider: boolean) => ({ ...defaultOf('auth'), testProvider });

async function providersWith(
  variables: Readonly<Record<string, string>>,
): Promise<IdentityProviders> {
  const { providers } = selectSiteProviders(readEnvironment(variables));
  return createIdentityProviders(providers, { pool: database.pool, clock: clock.now });
}

/** What a site offers where the operator allows test providers, or not. */
async function offeredWith(variables: Readonly<Record<string, string>>, isTestAllowed: boolean) {
  const offers = offersOf(await providersWith(variables));
  return {
    messages: offers.sendsMessages(office(isTestAllowed)),
    mail: offers.sendsMail(office(isTestAllowed)),
    networks: offers.hasNetworks(auth(isTestAllowed)),
  };
}

const ALL = { messages: true, mail: true, networks: true };
const NONE = { messages: false, mail: false, networks: false };

describe('the offers of a site', () => {
  it.each([
    [{ MODE: 'development' }, true, ALL],
    [{ MODE: 'development' }, false, NONE],
    [{ MODE: 'development', TEST_PROVIDERS: 'off' }, true, NONE],
    [{ MODE: 'production' }, true, NONE],
  ])(
    'the offers of a site with %o whose operator allows tests (%s) are %o',
    async (variables, isTestAllowed, expected) => {
      expect(await offeredWith(variables, isTestAllowed)).toEqual(expected);
    },
  );

  it('the offers of a site include mail wherever a mail server is configured', async () => {
    const server = {
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'no-reply@site.example',
      PUBLIC_URL: 'https://site.example',
    };
    expect(await offeredWith(server, false)).toEqual({ ...NONE, mail: true });
  });

  it('the offers of a site include text messages wherever a provider sends them', async () => {
    const providers = await providersWith({});
    const { sendsMessages } = offersOf({ ...providers, sms: { send: async () => ({}) } });
    expect(sendsMessages(office(false))).toBe(true);
  });
});
