import { randomInt } from 'node:crypto';
import { UNIQUE_VIOLATION } from '../../platform/database/sql-states.ts';
import type { Pool, PoolClient, RowOf } from '../../platform/database/queryable.ts';
import { fullNumber, type Phone, readFullNumber } from '../phone/phone-numbers.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { isSettled } from './contact-age.ts';

const SMALLEST_ID = 10_000_000;
const ABOVE_LARGEST_ID = 1_000_000_000;
const PHONE_INDEX = 'player_profile_phone';

/** What a new player brings; times in milliseconds since epoch. */
export interface NewPlayer {
  readonly email?: string | undefined;
  readonly passwordHash: string;
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
  readonly country: string;
  readonly currency: string;
  /** ISO date. */
  readonly birthday?: string | undefined;
  readonly registration: 'full' | 'one-click' | 'phone' | 'social';
  /** Proved to be the player's. */
  readonly phone?: Phone | undefined;
  readonly bonus?: number | undefined;
  readonly promoCode?: string | undefined;
  /** What the form did not request is requested before the account area opens. */
  readonly owesData?: boolean | undefined;
  readonly registeredAt: number;
}

export interface StoredPlayer {
  readonly id: string;
  readonly email: string | undefined;
  readonly passwordHash: string;
  readonly name: string;
  readonly surname: string;
  readonly country: string;
  readonly currency: string;
  readonly registeredAt: number;
}

type PlayerRow = RowOf<'SELECT * FROM player WHERE id = $1'>;

function stored(row: PlayerRow): StoredPlayer {
  return {
    id: row.id,
    email: row.email ?? undefined,
    passwordHash: row.password_hash,
    name: row.name,
    surname: row.surname,
    country: row.country,
    currency: row.currency,
    registeredAt: row.registered_at.getTime(),
  };
}

async function insertOnce(client: PoolClient, id: number, player: NewPlayer): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO player (id, email, email_key, password_hash, name, surname, country, currency,
       birthday, registration, bonus, promo_code, terms_accepted_at, registered_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
     ON CONFLICT (id) DO NOTHING`,
    [
      id,
      player.email ?? null,
      player.email?.toLowerCase() ?? null,
      player.passwordHash,
      player.name ?? '',
      player.surname ?? '',
      player.country,
      player.currency,
      player.birthday ?? null,
      player.registration,
      player.bonus ?? 0,
      player.promoCode ?? null,
      new Date(player.registeredAt),
    ],
  );
  return rowCount === 1;
}

/**
 * Stores a player under a new random id of 8 or 9 digits: ids reveal to no one how many players exist.
 * @throws ApiError `account_exists` when the e-mail address is taken in any spelling of its case,
 * `phone_taken` when the phone is bound to another player
 */
export async function insertPlayer(client: PoolClient, player: NewPlayer): Promise<string> {
  try {
    for (;;) {
      const id = randomInt(SMALLEST_ID, ABOVE_LARGEST_ID);
      if (await insertOnce(client, id, player)) {
        if (player.owesData === true) {
          await client.query(
            `INSERT INTO player_status (player_id, is_data_after_registration, updated_at)
             VALUES ($1, true, $2)`,
            [id, new Date(player.registeredAt)],
          );
        }
        if (player.phone !== undefined) {
          await client.query(
            `INSERT INTO player_profile (player_id, phone_code, phone_number, phone_activated)
             VALUES ($1, $2, $3, true)`,
            [id, player.phone.code, player.phone.number],
          );
        }
        return String(id);
      }
    }
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION && constraint === PHONE_INDEX) {
      throw new ApiError('phone_taken', 'this phone belongs to another account', { cause: error });
    }
    if (code === UNIQUE_VIOLATION) {
      throw new ApiError('account_exists', 'there is an account with this e-mail address', {
        cause: error,
      });
    }
    throw error;
  }
}

/** One spelling for everything that may be typed for a login: guesses are counted by it. */
export function loginKey(typed: string): string {
  const text = typed.trim().toLowerCase();
  const phone = text.startsWith('+') ? readFullNumber(text) : undefined;
  return phone === undefined ? text : fullNumber(phone);
}

/** The player whose bound phone this is. */
export async function findByPhone(pool: Pool, phone: Phone): Promise<StoredPlayer | undefined> {
  const { rows } = await pool.query(
    `SELECT player.* FROM player JOIN player_profile ON player_id = player.id
     WHERE phone_activated AND phone_code = $1 AND phone_number = $2`,
    [phone.code, phone.number],
  );
  return rows[0] && stored(rows[0]);
}

/** The player whose password a bound phone may recover: the phone is not a new one. */
export async function findRecoverable(
  pool: Pool,
  { phone, now }: { readonly phone: Phone; readonly now: number },
): Promise<StoredPlayer | undefined> {
  const player = await findByPhone(pool, phone);
  const { rows } = await pool.query(
    'SELECT phone_bound_at FROM player_profile WHERE player_id = $1',
    [player?.id],
  );
  return isSettled(rows[0]?.phone_bound_at, now) ? player : undefined;
}

/** The player behind what was typed as login: an e-mail address, the numeric id or a bound phone. */
export async function findByLogin(pool: Pool, login: string): Promise<StoredPlayer | undefined> {
  const key = loginKey(login);
  const phone = key.startsWith('+') ? readFullNumber(key) : undefined;
  if (phone !== undefined) {
    return findByPhone(pool, phone);
  }
  const { rows } = /^\d{8,9}$/.test(key)
    ? await pool.query('SELECT * FROM player WHERE id = $1', [key])
    : await pool.query('SELECT * FROM player WHERE email_key = $1', [key]);
  return rows[0] && stored(rows[0]);
}

/** A player by id. */
export async function findPlayer(pool: Pool, id: string): Promise<StoredPlayer | undefined> {
  const { rows } = await pool.query('SELECT * FROM player WHERE id = $1', [id]);
  return rows[0] && stored(rows[0]);
}
