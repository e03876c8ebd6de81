import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { serviceSecret } from '../../platform/database/service-secret.ts';
import { createPhoneBinding } from './phone-binding.ts';
import { createPhoneNotices, type PhoneNotices } from './phone-notices.ts';
import { registerPhoneRoutes, type WriteNotice } from './phone-routes.ts';
import { createPhoneProofs, type PhoneProofs } from './phone-proofs.ts';
import type { SmsProvider } from './sms-provider.ts';
import { type MessageSettings, offeredProvider } from '../messages/offered-provider.ts';

export interface PhonesOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly brand: () => Promise<string>;
  /** The site's numbers of countries by their code, small letters. */
  readonly countryIds: () => Promise<Readonly<Record<string, number>>>;
  readonly settings: () => Promise<MessageSettings>;
  readonly writeNotice: WriteNotice;
  /** Undefined for a site that sends no messages. */
  readonly provider: SmsProvider | undefined;
}

/** Codes in short messages that prove whose a phone is. */
export interface Phones {
  /** For those who are not signed in. */
  readonly proofs: PhoneProofs;
  readonly notices: PhoneNotices;
  /** Sends text messages; undefined while the site sends none. */
  readonly provider: () => Promise<SmsProvider | undefined>;
  /** The calls of players who bind a phone, and the endpoints of the provider. */
  readonly register: (app: App) => void;
}

/** Everything that sends codes to phones, behind one provider. */
export async function createPhones(options: PhonesOptions): Promise<Phones> {
  const { pool, clock, brand, countryIds, provider } = options;
  const sending = {
    pool,
    clock,
    brand,
    secret: await serviceSecret(pool, 'phone-code'),
    provider: async () => offeredProvider(provider, await options.settings()),
  };
  const notices = createPhoneNotices(sending);
  return {
    proofs: createPhoneProofs(sending),
    notices,
    provider: sending.provider,
    register: (app) => {
      provider?.register?.(app);
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
