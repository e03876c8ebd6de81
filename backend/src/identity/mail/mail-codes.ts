import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { CODE_ATTEMPTS, CODES } from '../phone/phone-binding.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** How long a code in a message is valid, counted from the request for it. Mail is slower than SMS. */
export const MAIL_CODE_MINUTES = 10;

/** Codes that prove that a signed-in player reads the account's e-mail. */
export interface MailCodes {
  /**
   * Makes the code of a message that is about to be sent, in place of the one before.
   * @param message.writtenAt when it was requested, milliseconds since epoch
   */
  readonly make: (message: {
    readonly playerId: string;
    readonly writtenAt: number;
  }) => Promise<string>;
  /**
   * Takes a code, which is valid once.
   * @throws ApiError `phone_code_expired`, `phone_code_wrong`
   */
  readonly spend: (playerId: string, code: string) => Promise<void>;
}

interface CodeRow {
  readonly digest: Buffer;
  readonly attempts: number;
  readonly expires_at: Date;
}

/** When the code of a message that was requested at a time expires, milliseconds since epoch. */
export function mailCodeExpiry(writtenAt: number): number {
  return writtenAt + MAIL_CODE_MINUTES * 60_000;
}

/** Makes and checks codes; only their keyed digests are stored. */
export function createMailCodes(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly secret: Buffer;
}): MailCodes {
  const { pool, clock, secret } = options;
  const digestOf = (playerId: string, code: string) =>
    createHmac('sha256', secret).update(`${playerId}.${code}`).digest();

  return {
    make: async ({ playerId, writtenAt }) => {
      const code = String(randomInt(CODES)).padStart(6, '0');
      await pool.query(
        `INSERT INTO mail_code (player_id, digest, expires_at) VALUES ($1, $2, $3)
         ON CONFLICT (player_id) DO UPDATE SET digest = $2, expires_at = $3, attempts = 0`,
        [playerId, digestOf(playerId, code), new Date(mailCodeExpiry(writtenAt))],
      );
      return code;
    },
    spend: async (playerId, code) => {
      // A wrong guess stays counted, so it is not refused inside the transaction.
      const left = await inTransaction(pool, async (client) => {
        const { rows } = await client.query<CodeRow>(
          'SELECT digest, attempts, expires_at FROM mail_code WHERE player_id = $1 FOR UPDATE',
          [playerId],
        );
        const [row] = rows;
        if (
          row === undefined ||
          row.expires_at.getTime() <= clock() ||
          row.attempts >= CODE_ATTEMPTS
        ) {
          throw new ApiError('phone_code_expired', 'there is no valid code to compare with');
        }
        if (timingSafeEqual(row.digest, digestOf(playerId, code))) {
          await client.query('DELETE FROM mail_code WHERE player_id = $1', [playerId]);
          return undefined;
        }
        await client.query('UPDATE mail_code SET attempts = attempts + 1 WHERE player_id = $1', [
          playerId,
        ]);
        return CODE_ATTEMPTS - row.attempts - 1;
      });
      if (left !== undefined) {
        throw new ApiError('phone_code_wrong', 'this is not the code that was sent', {
          details: { attemptsLeft: left },
        });
      }
    },
  };
}
