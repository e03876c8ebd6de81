import type { Pool } from '../../platform/database/queryable.ts';
import { emailAddedText, replacedText } from './phone-texts.ts';
import { fullNumber, type Phone } from './phone-numbers.ts';
import type { SmsProvider } from './sms-provider.ts';

/** Short messages about changes to an account; none where the site sends none. */
export interface PhoneNotices {
  /** Notifies a phone that it is no longer linked. @throws when the message was not accepted */
  readonly replaced: (phone: Phone, language: string) => Promise<void>;
  /**
   * Notifies the phone of a player who has just been given an e-mail address.
   * @throws when the message was not accepted
   */
  readonly emailAdded: (playerId: string, language: string) => Promise<void>;
}

/** Sends notices through the provider that sends codes. */
export function createPhoneNotices(options: {
  readonly pool: Pool;
  readonly provider: () => Promise<SmsProvider | undefined>;
  readonly brand: () => Promise<string>;
}): PhoneNotices {
  async function send(
    phone: Phone,
    language: string,
    textOf: (facts: { readonly language: string; readonly brand: string }) => string,
  ): Promise<void> {
    const provider = await options.provider();
    const text = textOf({ language, brand: await options.brand() });
    await provider?.send({ to: fullNumber(phone), text, language });
  }

  return {
    replaced: (phone, language) => send(phone, language, replacedText),
    emailAdded: async (playerId, language) => {
      const { rows } = await options.pool.query(
        `SELECT phone_code AS code, phone_number AS number FROM player_profile
         WHERE player_id = $1 AND phone_activated`,
        [playerId],
      );
      const { code = null, number = null } = rows[0] ?? {};
      if (code !== null && number !== null) {
        await send({ code, number }, language, emailAddedText);
      }
    },
  };
}
