import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { PendingPhoneCode } from '@touchline/contracts';
import type { Pool } from 'pg';
import { ApiError } from '../platform/api-error.ts';
import type { Clock } from '../platform/clock.ts';
import { inTransaction } from '../platform/transaction.ts';
import { codeText } from './code-texts.ts';
import { CODE_ATTEMPTS, CODE_MINUTES, CODES } from './phone-binding.ts';
import { fullNumber, type Phone, readPhone } from './phone-numbers.ts';
import { assertMaySend, RESEND_AFTER_MS } from './sending-limits.ts';
import type { SmsProvider } from './sms-provider.ts';

export interface RegistrationCodes {
  /**
   * Sends a code to whoever wants to register with a phone. It is sent to a phone that is taken, too:
   * only who holds the phone learns that it is.
   * @throws ApiError `phone_invalid`, `rate_limited`, `unavailable`
   */
  readonly send: (message: {
    readonly phone: Phone;
    readonly language: string;
  }) => Promise<PendingPhoneCode>;
  /**
   * Takes a code, which counts once, and answers the phone as it is stored.
   * @throws ApiError `phone_invalid`, `phone_code_expired`, `phone_code_wrong`
   */
  readonly spend: (proof: { readonly phone: Phone; readonly code: string }) => Promise<Phone>;
}

export interface RegistrationCodesOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly secret: Buffer;
  /** Undefined while the site sends no messages. */
  readonly provider: () => Promise<SmsProvider | undefined>;
  readonly brand: () => Promise<string>;
}

interface CodeRow {
  readonly digest: Buffer;
  readonly attempts: number;
  readonly expires_at: Date;
}

/** Proves by a code in a short message that a phone is of whoever registers with it. */
export function createRegistrationCodes(options: RegistrationCodesOptions): RegistrationCodes {
  const { pool, clock, secret } = options;
  const digestOf = (phone: string, code: string) =>
    createHmac('sha256', secret).update(`registration.${phone}.${code}`).digest();

  /** Stores a new code in place of the one before; answers it. */
  function prepare(phone: string, now: number): Promise<string> {
    return inTransaction(pool, async (client) => {
      await assertMaySend(client, { phone, now });
      await client.query('DELETE FROM registration_code WHERE expires_at <= $1', [new Date(now)]);
      const code = String(randomInt(CODES)).padStart(6, '0');
      await client.query(
        `INSERT INTO registration_code (phone, digest, sent_at, expires_at)
         VALUES ($1, $2, $3, $4)
         ON CONFLICT (phone) DO UPDATE SET digest = $2, attempts = 0, sent_at = $3, expires_at = $4`,
        [phone, digestOf(phone, code), new Date(now), new Date(now + CODE_MINUTES * 60_000)],
      );
      return code;
    });
  }

  return {
    send: async ({ phone: typed, language }) => {
      const read = readPhone(typed);
      const phone = fullNumber(read);
      const provider = await options.provider();
      if (provider === undefined) {
        throw new ApiError('unavailable', 'no messages are sent at the moment');
      }
      const now = clock();
      const code = await prepare(phone, now);
      const text = codeText({
        language,
        brand: await options.brand(),
        code,
        minutes: CODE_MINUTES,
      });
      try {
        const { messageUrl } = await provider.send({ to: phone, text, language });
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
        await pool.query('DELETE FROM registration_code WHERE phone = $1', [phone]);
        throw new ApiError('unavailable', 'the message could not be sent', { cause: error });
      }
    },
    spend: async ({ phone: typed, code }) => {
      const read = readPhone(typed);
      const phone = fullNumber(read);
      // A wrong guess is counted for good, so it must not be undone with what it was made for.
      const left = await inTransaction(pool, async (client) => {
        const { rows } = await client.query<CodeRow>(
          'SELECT digest, attempts, expires_at FROM registration_code WHERE phone = $1 FOR UPDATE',
          [phone],
        );
        const [row] = rows;
        const isOver = row === undefined || row.expires_at.getTime() <= clock();
        if (isOver || row.attempts >= CODE_ATTEMPTS) {
          throw new ApiError('phone_code_expired', 'there is no code to compare with any more');
        }
        if (!timingSafeEqual(row.digest, digestOf(phone, code))) {
          await client.query(
            'UPDATE registration_code SET attempts = attempts + 1 WHERE phone = $1',
            [phone],
          );
          return CODE_ATTEMPTS - row.attempts - 1;
        }
        await client.query('DELETE FROM registration_code WHERE phone = $1', [phone]);
        return undefined;
      });
      if (left !== undefined) {
        throw new ApiError('phone_code_wrong', 'this is not the code that was sent', {
          details: { attemptsLeft: left },
        });
      }
      return read;
    },
  };
}
