import type { OperatorPlayer } from '@touchline/contracts/operator';
import type { Queryable } from '../../platform/database/queryable.ts';

/** Who a player is, for operators; undefined for an unknown number. */
export async function readPlayer(
  client: Queryable,
  playerId: string,
): Promise<OperatorPlayer | undefined> {
  const { rows } = await client.query(
    `SELECT player.id, name, surname, email, birthday::text, country, currency, registration,
       registered_at, phone_code, phone_number, email_activated, phone_activated, passport,
       registration_address, coalesce(ban_level, 0) > 0 AS is_banned,
       EXISTS (SELECT FROM two_factor second WHERE second.player_id = player.id
         AND second.enabled_at IS NOT NULL) AS has_two_factor,
       (SELECT count(*)::integer FROM passkey WHERE passkey.player_id = player.id) AS passkeys
     FROM player LEFT JOIN player_profile profile ON profile.player_id = player.id
       LEFT JOIN player_status status ON status.player_id = player.id
     WHERE player.id = $1`,
    [playerId],
  );
  const [row] = rows;
  return (
    row && {
      id: row.id,
      name: row.name,
      surname: row.surname,
      email: row.email ?? '',
      isEmailConfirmed: row.email_activated === true,
      phone: row.phone_number === null ? '' : `+${row.phone_code ?? ''}${row.phone_number}`,
      isPhoneConfirmed: row.phone_activated === true,
      birthday: row.birthday ?? '',
      document: row.passport ?? '',
      address: row.registration_address ?? '',
      country: row.country,
      currency: row.currency,
      registration: row.registration as OperatorPlayer['registration'],
      registeredAt: row.registered_at.getTime(),
      isBanned: row.is_banned === true,
      hasTwoFactor: row.has_two_factor === true,
      passkeys: row.passkeys ?? 0,
    }
  );
}
