import type { PendingPhoneCode } from '@touchline/contracts/identity';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { codeText } from './phone-texts.ts';
import { CODE_MINUTES } from './phone-binding.ts';
import { fullNumber, type Phone, readPhone } from './phone-numbers.ts';
import { countMessage, type Requester, RESEND_AFTER_MS } from '../messages/message-quota.ts';
import { CODE_ATTEMPTS, codeDigest, generateCode, spendCode } from '../messages/typed-code.ts';
import type { SmsProvider } from './sms-provider.ts';

/** What a phone is proved for: by a visitor, for a step-up, or as the second factor (`sign-in`). */
export type ProofPurpose = 'registration' | 'recovery' | 'sms-sign-in' | 'step-up' | 'sign-in';

export interface PhoneProofs {
  /** Whether the site sends messages at all. */
  readonly isOffered: () => Promise<boolean>;
  /**
   * Sends a code to a phone. Whether it has an account is not revealed: where `isMeant` returns false, everything
   * is as usual but the message, so that only its holder learns of it.
   * @throws ApiError `phone_invalid`, `rate_limited`, `unavailable`
   */
  readonly send: (message: {
    readonly phone: Phone;
    readonly language: string;
    readonly purpose: ProofPurpose;
    readonly requester: Requester;
    readonly isMeant?: (phone: Phone) => Promise<boolean>;
  }) => Promise<PendingPhoneCode>;
  /**
   * Takes a code, which counts once, and answers the phone as it is stored.
   * @throws ApiError `phone_invalid`, `phone_code_expired`, `phone_code_wrong`, and whatever `along` throws
   */
  readonly spend: (proof: {
    readonly phone: Phone;
    readonly code: string;
    readonly purpose: ProofPurpose;
    /** What must succeed with it: where it throws, the code stays valid. */
    readonly along?: (phone: Phone) => Promise<void>;
  }) => Promise<Phone>;
}

export interface PhoneProofsOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly secret: Buffer;
  /** Undefined while the site sends no messages. */
  readonly provider: () => Promise<SmsProvider | undefined>;
  readonly brand: () => Promise<string>;
}

/** Proves by a code in a short message that a phone belongs to a caller who is not signed in. */
export function createPhoneProofs(options: PhoneProofsOptions): PhoneProofs {
  const { pool, clock, secret } = options;

  /** Stores a new code in place of the one before; answers it. */
  function prepare(
    phone: string,
    { purpose, requester, now }: { purpose: ProofPurpose; requester: Requester; now: number },
  ): Promise<string> {
    return inTransaction(pool, async (client) => {
      await countMessage(client, { medium: 'sms', recipient: phone, requester, now });
      await client.query('DELETE FROM phone_proof WHERE expires_at <= $1', [new Date(now)]);
      const code = generateCode();
      await client.query(
        `INSERT INTO phone_proof (phone, purpose, digest, sent_at, expires_at)
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (phone, purpose)
         DO UPDATE SET digest = $3, attempts = 0, sent_at = $4, expires_at = $5`,
        [
          phone,
          purpose,
          codeDigest(secret, purpose, phone, code),
          new Date(now),
          new Date(now + CODE_MINUTES * 60_000),
        ],
      );
      return code;
    });
  }

  return {
    isOffered: async () => (await options.provider()) !== undefined,
    send: async ({ phone: typed, language, purpose, requester, isMeant }) => {
      const read = readPhone(typed);
      const phone = fullNumber(read);
      const provider = await options.provider();
      if (provider === undefined) {
        throw new ApiError('unavailable', 'no messages are sent at the moment');
      }
      const now = clock();
      const code = await prepare(phone, { purpose, requester, now });
      const text = codeText({
        language,
        brand: await options.brand(),
        code,
        minutes: CODE_MINUTES,
      });
      try {
        const message = { to: phone, text, language };
        const isSent = isMeant === undefined || (await isMeant(read));
        const { messageUrl } = isSent
          ? await provider.send(message)
          : ((await provider.pretend?.(message)) ?? {});
        return {
          phone_code: read.code,
          phone_number: read.number,
          expiresAt: now + CODE_MINUTES * 60_000,
          resendAt: now + RESEND_AFTER_MS,
          attemptsLeft: CODE_ATTEMPTS,
          ...(messageUrl !== undefined && { messageUrl }),
        };
      } catch (error) {
        // Nothing went out, so there is no code to wait for.
        await pool.query('DELETE FROM phone_proof WHERE phone = $1 AND purpose = $2', [
          phone,
          purpose,
        ]);
        throw new ApiError('unavailable', 'the message could not be sent', { cause: error });
      }
    },
    spend: async ({ phone: typed, code, purpose, along }) => {
      const read = readPhone(typed);
      const phone = fullNumber(read);
      const key = [phone, purpose];
      await spendCode(pool, {
        digest: codeDigest(secret, purpose, phone, code),
        now: clock(),
        find: async (client) => {
          const { rows } = await client.query(
            `SELECT digest, attempts, expires_at FROM phone_proof
             WHERE phone = $1 AND purpose = $2 FOR UPDATE`,
            key,
          );
          return rows[0];
        },
        countGuess: (client) =>
          client.query(
            'UPDATE phone_proof SET attempts = attempts + 1 WHERE phone = $1 AND purpose = $2',
            key,
          ),
        remove: (client) =>
          client.query('DELETE FROM phone_proof WHERE phone = $1 AND purpose = $2', key),
        use: async () => along?.(read),
      });
      return read;
    },
  };
}
