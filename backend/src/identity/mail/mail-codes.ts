import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { codeDigest, generateCode, spendCode } from '../messages/typed-code.ts';

/** How long a code in a message is valid, counted from the request for it. Mail is slower than SMS. */
export const MAIL_CODE_MINUTES = 10;

/** What a code is for: a proof of a signed-in player, or a second factor. */
export type MailCodePurpose = 'step-up' | 'sign-in';

/** Codes that prove that a player reads the account's e-mail. */
export interface MailCodes {
  /**
   * Makes the code of a message that is about to be sent, in place of the one before.
   * @param message.writtenAt when it was requested, milliseconds since epoch
   */
  readonly make: (message: {
    readonly playerId: string;
    readonly purpose: MailCodePurpose;
    readonly writtenAt: number;
  }) => Promise<string>;
  /**
   * Takes a code, which is valid once.
   * @throws ApiError `phone_code_expired`, `phone_code_wrong`
   */
  readonly spend: (given: {
    readonly playerId: string;
    readonly purpose: MailCodePurpose;
    readonly code: string;
  }) => Promise<void>;
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
  return {
    make: async ({ playerId, purpose, writtenAt }) => {
      const code = generateCode();
      await pool.query(
        `INSERT INTO mail_code (player_id, purpose, digest, expires_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (player_id, purpose) DO UPDATE SET digest = $3, expires_at = $4, attempts = 0`,
        [
          playerId,
          purpose,
          codeDigest(secret, purpose, playerId, code),
          new Date(mailCodeExpiry(writtenAt)),
        ],
      );
      return code;
    },
    spend: ({ playerId, purpose, code }) => {
      const key = [playerId, purpose];
      return spendCode(pool, {
        digest: codeDigest(secret, purpose, playerId, code),
        now: clock(),
        find: async (client) => {
          const { rows } = await client.query(
            `SELECT digest, attempts, expires_at FROM mail_code
             WHERE player_id = $1 AND purpose = $2 FOR UPDATE`,
            key,
          );
          return rows[0];
        },
        countGuess: (client) =>
          client.query(
            'UPDATE mail_code SET attempts = attempts + 1 WHERE player_id = $1 AND purpose = $2',
            key,
          ),
        remove: (client) =>
          client.query('DELETE FROM mail_code WHERE player_id = $1 AND purpose = $2', key),
        use: async () => undefined,
      });
    },
  };
}
