import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { codeDigest, generateCode, spendCode } from '../messages/typed-code.ts';
import { mailCodeExpiry } from './mail-codes.ts';

const PURPOSE = 'email-change';

/** An address that waits for its code. Times are milliseconds since epoch. */
export interface PendingEmailChange {
  readonly email: string;
  readonly requestedAt: number;
  readonly expiresAt: number;
}

/** Addresses that players are changing to, until the code in a message proves that they read them. */
export interface EmailChanges {
  /** Notes the address, in place of an earlier one; its message is written in the same transaction. */
  readonly begin: (
    client: PoolClient,
    change: { readonly playerId: string; readonly email: string; readonly now: number },
  ) => Promise<void>;
  /** What waits for its code; undefined without. */
  readonly pending: (playerId: string) => Promise<PendingEmailChange | undefined>;
  /**
   * Makes the code of a message that is about to be sent.
   * @returns undefined where no such message is meant: the player has chosen another address, or it is another
   * player's, which is revealed to no one
   */
  readonly makeCode: (message: {
    readonly playerId: string;
    readonly email: string;
    readonly writtenAt: number;
  }) => Promise<string | undefined>;
  /**
   * Takes a code, in one transaction with the change of the address.
   * @throws ApiError `phone_code_expired`, `phone_code_wrong`, and whatever `use` throws
   */
  readonly spend: <Result>(
    given: { readonly playerId: string; readonly code: string },
    use: (client: PoolClient, email: string) => Promise<Result>,
  ) => Promise<Result>;
}

/** Keeps changes; of codes only keyed digests are stored. */
export function createEmailChanges({
  pool,
  clock,
  secret,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly secret: Buffer;
}): EmailChanges {
  const digestOf = (playerId: string, code: string) => codeDigest(secret, PURPOSE, playerId, code);
  return {
    begin: async (client, { playerId, email, now }) => {
      await client.query(
        `INSERT INTO email_change (player_id, email, requested_at, expires_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (player_id) DO UPDATE
           SET email = $2, digest = NULL, attempts = 0, requested_at = $3, expires_at = $4`,
        [playerId, email, new Date(now), new Date(mailCodeExpiry(now))],
      );
    },
    pending: async (playerId) => {
      const { rows } = await pool.query(
        'SELECT email, requested_at, expires_at FROM email_change WHERE player_id = $1 AND expires_at > $2',
        [playerId, new Date(clock())],
      );
      const [row] = rows;
      return (
        row && {
          email: row.email,
          requestedAt: row.requested_at.getTime(),
          expiresAt: row.expires_at.getTime(),
        }
      );
    },
    makeCode: async ({ playerId, email, writtenAt }) => {
      const code = generateCode();
      const { rowCount } = await pool.query(
        `UPDATE email_change SET digest = $3, attempts = 0
         WHERE player_id = $1 AND email = $2 AND requested_at = $4 AND expires_at > $5
           AND NOT EXISTS (SELECT FROM player WHERE email_key = $6)`,
        [
          playerId,
          email,
          digestOf(playerId, code),
          new Date(writtenAt),
          new Date(clock()),
          email.toLowerCase(),
        ],
      );
      return rowCount === 1 ? code : undefined;
    },
    spend: ({ playerId, code }, use) =>
      spendCode(pool, {
        digest: digestOf(playerId, code),
        now: clock(),
        find: async (client) => {
          const { rows } = await client.query(
            'SELECT email, digest, attempts, expires_at FROM email_change WHERE player_id = $1 FOR UPDATE',
            [playerId],
          );
          const [row] = rows;
          // Until its message is written there is no code, and every guess is wrong.
          return row && { ...row, digest: row.digest ?? Buffer.alloc(32) };
        },
        countGuess: (client) =>
          client.query('UPDATE email_change SET attempts = attempts + 1 WHERE player_id = $1', [
            playerId,
          ]),
        remove: (client) =>
          client.query('DELETE FROM email_change WHERE player_id = $1', [playerId]),
        use: (client, { email }) => use(client, email),
      }),
  };
}
