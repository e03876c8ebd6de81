import type { PhoneBindingAnswer } from '@touchline/contracts/identity';
import { UNIQUE_VIOLATION } from '../../platform/database/sql-states.ts';
import type { Known, Pool, PoolClient, RowOf } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { maskedPhone } from '../player-configuration/masked.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { countMessage, RESEND_AFTER_MS } from '../messages/message-quota.ts';
import {
  CODE_ATTEMPTS,
  codeDigest,
  generateCode,
  isCodeUsable,
  spendCode,
} from '../messages/typed-code.ts';
import { assertNoChannel } from '../two-factor/stored-channels.ts';
import { codeText } from './phone-texts.ts';
import { fullNumber, type Phone, readPhone } from './phone-numbers.ts';
import type { SmsProvider } from './sms-provider.ts';

/** How long a code is good for. */
export const CODE_MINUTES = 5;

const BOUND_PHONE = `SELECT phone_code AS code, phone_number AS number FROM player_profile
  WHERE player_id = $1 AND phone_activated FOR UPDATE`;

/** An activated phone is a whole one. */
type BoundPhone = Known<RowOf<typeof BOUND_PHONE>, Phone>;

export interface PhoneBinding {
  readonly state: (playerId: string) => Promise<PhoneBindingAnswer>;
  /** @throws ApiError `phone_invalid`, `rate_limited`, `unavailable`, `two_factor_contact` */
  readonly send: (
    playerId: string,
    message: { readonly phone: Phone; readonly language: string },
  ) => Promise<void>;
  /**
   * Binds the phone that the code was sent to.
   * @param along what else belongs to a change of phone, in the same transaction
   * @returns the phone that was bound before, where it was another
   * @throws ApiError `phone_code_expired`, `phone_code_wrong`, `phone_taken`, `two_factor_contact`
   */
  readonly confirm: (
    playerId: string,
    code: string,
    along?: (client: PoolClient) => Promise<void>,
  ) => Promise<Phone | undefined>;
}

export interface PhoneBindingOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly secret: Buffer;
  /** Undefined while the site sends no messages. */
  readonly provider: () => Promise<SmsProvider | undefined>;
  readonly brand: () => Promise<string>;
}

/** @returns whether it is another phone, and the one that was bound before */
async function bind(
  client: PoolClient,
  { playerId, phone, now }: { playerId: string; phone: Phone; now: number },
): Promise<{ readonly isChanged: boolean; readonly before: Phone | undefined }> {
  const { rows } = await client.query(BOUND_PHONE, [playerId]);
  const [before] = rows as readonly BoundPhone[];
  if (before !== undefined && fullNumber(before) === fullNumber(phone)) {
    return { isChanged: false, before };
  }
  await assertNoChannel(client, playerId, 'phone');
  try {
    await client.query(
      `INSERT INTO player_profile (player_id, phone_code, phone_number, phone_activated,
         phone_bound_at) VALUES ($1, $2, $3, true, $4)
       ON CONFLICT (player_id) DO UPDATE SET phone_code = $2, phone_number = $3,
         phone_activated = true, phone_bound_at = $4`,
      [playerId, phone.code, phone.number, new Date(now)],
    );
    return { isChanged: true, before };
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) {
      throw new ApiError('phone_taken', 'this phone belongs to another account', { cause: error });
    }
    throw error;
  }
}

/** Proves by a code in a short message that a phone is the player's. */
export function createPhoneBinding(options: PhoneBindingOptions): PhoneBinding {
  const { pool, clock, secret } = options;

  async function pendingOf(playerId: string): Promise<PhoneBindingAnswer['pending']> {
    const { rows } = await pool.query('SELECT * FROM phone_code WHERE player_id = $1', [playerId]);
    const [row] = rows;
    if (row === undefined || !isCodeUsable(row, clock())) {
      return null;
    }
    return {
      phone_code: row.phone_code,
      phone_number: row.phone_number,
      expiresAt: row.expires_at.getTime(),
      resendAt: row.sent_at.getTime() + RESEND_AFTER_MS,
      attemptsLeft: CODE_ATTEMPTS - row.attempts,
      ...(row.message_url !== null && { messageUrl: row.message_url }),
    };
  }

  /** Stores a new code in place of the one before; answers it. */
  function prepare(playerId: string, phone: Phone): Promise<string> {
    return inTransaction(pool, async (client) => {
      const now = clock();
      await client.query(
        `SELECT pg_advisory_xact_lock(hashtext('phone-code'), $1::bigint::integer)`,
        [playerId],
      );
      const requester = { kind: 'player', playerId } as const;
      await countMessage(client, { medium: 'sms', recipient: fullNumber(phone), requester, now });
      const code = generateCode();
      await client.query(
        `INSERT INTO phone_code (player_id, phone_code, phone_number, digest, sent_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (player_id) DO UPDATE SET phone_code = $2, phone_number = $3, digest = $4,
           attempts = 0, sent_at = $5, expires_at = $6, message_url = NULL`,
        [
          playerId,
          phone.code,
          phone.number,
          codeDigest(secret, playerId, code),
          new Date(now),
          new Date(now + CODE_MINUTES * 60_000),
        ],
      );
      return code;
    });
  }

  return {
    state: async (playerId) => {
      const { rows } = await pool.query(
        `SELECT phone_code AS code, phone_number AS number, phone_activated AS bound
         FROM player_profile WHERE player_id = $1`,
        [playerId],
      );
      const [known] = rows;
      return {
        phone_code: known?.code ?? '',
        phone_number: maskedPhone({ number: known?.number ?? '' }),
        isBound: known?.bound ?? false,
        pending: await pendingOf(playerId),
      };
    },
    send: async (playerId, { phone: typed, language }) => {
      await assertNoChannel(pool, playerId, 'phone');
      const phone = readPhone(typed);
      const provider = await options.provider();
      if (provider === undefined) {
        throw new ApiError('unavailable', 'no messages are sent at the moment');
      }
      const code = await prepare(playerId, phone);
      const brand = await options.brand();
      const text = codeText({ language, brand, code, minutes: CODE_MINUTES });
      try {
        const { messageUrl } = await provider.send({ to: fullNumber(phone), text, language });
        await pool.query('UPDATE phone_code SET message_url = $2 WHERE player_id = $1', [
          playerId,
          messageUrl ?? null,
        ]);
      } catch (error) {
        // Nothing went out, so there is no code to wait for.
        await pool.query('DELETE FROM phone_code WHERE player_id = $1', [playerId]);
        throw new ApiError('unavailable', 'the message could not be sent', { cause: error });
      }
    },
    confirm: (playerId, code, along) =>
      spendCode(pool, {
        digest: codeDigest(secret, playerId, code),
        now: clock(),
        find: async (client) => {
          const { rows } = await client.query(
            'SELECT * FROM phone_code WHERE player_id = $1 FOR UPDATE',
            [playerId],
          );
          return rows[0];
        },
        countGuess: (client) =>
          client.query('UPDATE phone_code SET attempts = attempts + 1 WHERE player_id = $1', [
            playerId,
          ]),
        remove: (client) => client.query('DELETE FROM phone_code WHERE player_id = $1', [playerId]),
        use: async (client, row) => {
          const phone = { code: row.phone_code, number: row.phone_number };
          const { isChanged, before } = await bind(client, { playerId, phone, now: clock() });
          if (!isChanged) {
            return undefined;
          }
          await along?.(client);
          return before;
        },
      }),
  };
}
