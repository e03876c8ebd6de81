import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Phone } from '../phone/phone-numbers.ts';
import { isSettled } from './contact-age.ts';

/** What an account can be proved with. */
export interface StepUpAccount {
  readonly passwordHash: string;
  /** A social network signs in without one, until one is chosen. */
  readonly hasPassword: boolean;
  /** Bound, and long enough ago. */
  readonly phone: Phone | undefined;
  /** Confirmed, and given long enough ago. */
  readonly email: string | undefined;
}

/** @throws ApiError `unauthorized` where the account no longer exists */
export async function readStepUpAccount(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
): Promise<StepUpAccount> {
  const { rows } = await pool.query(
    `SELECT password_hash, registration <> 'social' OR password_changed_at IS NOT NULL AS has_password,
         phone_code, phone_number, phone_activated, phone_bound_at,
         email, email_activated, email_bound_at
       FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1`,
    [playerId],
  );
  const [row] = rows;
  if (row === undefined) {
    throw new ApiError('unauthorized', 'this account no longer exists');
  }
  const now = clock();
  const { phone_code: code, phone_number: number } = row;
  const isPhoneUsable = row.phone_activated === true && isSettled(row.phone_bound_at, now);
  const isEmailUsable = row.email_activated === true && isSettled(row.email_bound_at, now);
  return {
    passwordHash: row.password_hash,
    hasPassword: row.has_password,
    phone: isPhoneUsable && code !== null && number !== null ? { code, number } : undefined,
    email: isEmailUsable ? (row.email ?? undefined) : undefined,
  };
}
