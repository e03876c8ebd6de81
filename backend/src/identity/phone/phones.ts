import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { serviceSecret } from '../../platform/database/service-secret.ts';
import { createPhoneBinding } from './phone-binding.ts';
import { createPhoneNotices, type PhoneNotices } from './phone-notices.ts';
import { registerPhoneRoutes, type WriteNotice } from './phone-routes.ts';
import { createPhoneProofs, type PhoneProofs } from './phone-proofs.ts';
import type { SmsProvider } from './sms-provider.ts';
import { registerTestMessagePage } from './test-message-page.ts';
import { createTestSmsProvider } from './test-sms-provider.ts';

export interface PhonesOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly brand: () => Promise<string>;
  /** The site's numbers of countries by their code, small letters. */
  readonly countryIds: () => Promise<Readonly<Record<string, number>>>;
  /** Whether messages are left with the test provider. */
  readonly isTestOffered: () => Promise<boolean>;
  readonly writeNotice: WriteNotice;
  /** Sends in place of the test provider. */
  readonly provider?: SmsProvider;
}

/** Codes in short messages that prove whose a phone is. */
export interface Phones {
  /** For those who are not signed in. */
  readonly proofs: PhoneProofs;
  readonly notices: PhoneNotices;
  /** The calls of players who bind a phone, and the test provider's page. */
  readonly register: (app: App) => void;
}

/** Everything that sends codes to phones, behind one provider. */
export async function createPhones(options: PhonesOptions): Promise<Phones> {
  const { pool, clock, brand, countryIds, isTestOffered } = options;
  const testProvider = createTestSmsProvider({ pool, clock });
  const sending = {
    pool,
    clock,
    brand,
    secret: await serviceSecret(pool, 'phone-code'),
    provider: async () =>
      options.provider ?? ((await isTestOffered()) ? testProvider.provider : undefined),
  };
  const notices = createPhoneNotices(sending);
  return {
    proofs: createPhoneProofs(sending),
    notices,
    register: (app) => {
      registerTestMessagePage(app, testProvider);
      const { writeNotice } = options;
      registerPhoneRoutes(app, {
        binding: createPhoneBinding(sending),
        notices,
        countryIds,
        writeNotice,
      });
    },
  };
}
