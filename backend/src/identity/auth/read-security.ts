import type { SecurityAnswer } from '@touchline/contracts/identity';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Auth } from './auth.ts';
import { maskedEmail } from '../player-configuration/masked.ts';

/** How an account is protected. @throws ApiError `unauthorized` where it no longer exists */
export async function readSecurity(
  { pool, twoFactor }: Pick<Auth, 'pool' | 'twoFactor'>,
  playerId: string,
): Promise<SecurityAnswer> {
  const { rows } = await pool.query(
    `SELECT registration <> 'social' OR password_changed_at IS NOT NULL AS has_password,
       coalesce(password_changed_at, registered_at) AS password_since, email, email_activated,
       phone_activated,
       (SELECT count(*)::int FROM passkey WHERE passkey.player_id = player.id) AS passkeys
     FROM player LEFT JOIN player_profile ON player_profile.player_id = id WHERE id = $1`,
    [playerId],
  );
  const [row] = rows;
  if (row === undefined) {
    throw new ApiError('unauthorized', 'this account no longer exists');
  }
  const kinds = await twoFactor.kinds(playerId);
  return {
    hasPassword: row.has_password === true,
    passwordSince: row.password_since?.getTime() ?? 0,
    email: maskedEmail(row.email ?? ''),
    isEmailConfirmed: row.email !== null && row.email_activated === true,
    isPhoneLinked: row.phone_activated === true,
    twoFactorKinds: [...kinds],
    passkeys: row.passkeys ?? 0,
    recoveryCodesLeft: await twoFactor.recoveryCodesLeft(playerId),
  };
}
