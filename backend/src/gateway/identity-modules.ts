import type { FastifyBaseLogger } from 'fastify';
import { type Auth, createAuth } from '../identity/auth/auth.ts';
import { type Captcha, createCaptcha } from '../identity/captcha/captcha.ts';
import { createFingerprints, type Fingerprints } from '../identity/fingerprint/fingerprints.ts';
import type { Mails } from '../identity/mail/mails.ts';
import { createPeople, type People } from '../identity/people/people.ts';
import { createPhones, type Phones } from '../identity/phone/phones.ts';
import {
  type AttributeFriend,
  createReferral,
  type Referral,
} from '../identity/referral/referral.ts';
import { createSocial, type Social } from '../identity/social/social.ts';
import { createNotices, type Notices } from '../messages/notices/notices.ts';
import { openAccount } from '../money/wallet/accounts.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { BackendEnvironment } from '../platform/process/environment.ts';
import type { Configuration } from '../site/configuration/configuration.ts';
import type { IdentityProviders } from './identity-providers.ts';
import { openMails } from './open-mails.ts';

export interface IdentityModules {
  readonly people: People;
  readonly auth: Auth;
  readonly captcha: Captcha;
  readonly fingerprints: Fingerprints;
  readonly mails: Mails;
  readonly notices: Notices;
  readonly phones: Phones;
  readonly social: Social;
  readonly referral: Referral;
}

/** Creates accounts and sign-in, with what players are reached and recognised by. */
export async function createIdentityModules(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly configuration: Configuration;
  readonly environment: Pick<BackendEnvironment, 'PUBLIC_URL'>;
  readonly providers: IdentityProviders;
  readonly attributeFriend: AttributeFriend;
}): Promise<IdentityModules> {
  const { pool, clock, log, configuration, environment, providers } = options;
  const core = async () => (await configuration.read()).core;
  const protection = async () => (await configuration.read()).protection;
  const people = await createPeople({ pool, clock, log });
  const mails = await openMails({
    pool,
    clock,
    log,
    configuration,
    environment,
    provider: providers.mail,
  });
  const notices = createNotices({
    clock,
    mails,
    fallback: async () => (await core()).defaultLanguage,
  });
  return {
    people,
    mails,
    notices,
    auth: await createAuth({
      pool,
      clock,
      people,
      configuration: core,
      openMainAccount: openAccount,
    }),
    captcha: await createCaptcha({
      pool,
      clock,
      settings: async () => (await protection()).captcha,
    }),
    fingerprints: await createFingerprints({
      pool,
      clock,
      settings: async () => (await protection()).fingerprint,
    }),
    phones: await createPhones({
      pool,
      clock,
      brand: async () => (await core()).brand,
      countryIds: async () => (await core()).countryIds ?? {},
      settings: async () => (await configuration.read()).office,
      provider: providers.sms,
      writeNotice: (client, player) => notices.write(client, { kind: 'phone-changed', ...player }),
    }),
    social: createSocial({
      pool,
      clock,
      settings: async () => (await configuration.read()).auth,
      protocols: providers.networks,
    }),
    referral: createReferral({ pool, clock, attributeFriend: options.attributeFriend }),
  };
}
