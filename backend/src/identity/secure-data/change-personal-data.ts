import type { ChangePersonalData } from '@touchline/contracts/identity';
import { NOT_VERIFIED, personFaults, plainNumber } from '@touchline/domain/player';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { ageAt } from '../auth/age.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** What documents have proved; a birthday counts as soon as it is known. */
const PROVED = [
  'name',
  'surname',
  'document_type_id',
  'passport',
  'passport_date',
  'passport_end_date',
] as const;

function assertBirthday(birthday: string, rules: { minimumAge: number; now: number }): void {
  const age = ageAt(birthday, rules.now);
  if (age === undefined || age > 130) {
    throw new ApiError('validation_failed', 'this birthday does not exist');
  }
  if (age < rules.minimumAge) {
    throw new ApiError('age_below_minimum', `players are ${rules.minimumAge} or older`);
  }
}

/** @throws ApiError `validation_failed`, which names each field and what is wrong with it */
function assertFaultless(given: ChangePersonalData, birthday: string | null, now: number): void {
  const today = new Date(now).toISOString().slice(0, 10);
  const faults = personFaults(
    { ...(birthday !== null && { date_birthday: birthday }), ...given },
    today,
  );
  const details = Object.entries(faults)
    .filter(([field]) => field in given)
    .map(([field, problem]) => ({ path: `/${field}`, problem }));
  if (details.length > 0) {
    throw new ApiError('validation_failed', 'personal data have faults', { details });
  }
}

async function writeProfile(
  client: PoolClient,
  playerId: string,
  fields: ChangePersonalData,
): Promise<void> {
  const { passport_date: issued, passport_end_date: end, inn } = fields;
  await client.query(
    `INSERT INTO player_profile AS profile (player_id, passport, passport_date,
       registration_address, document_type_id, inn, passport_end_date)
     VALUES ($1, coalesce($2, ''), $3, coalesce($4, ''), coalesce($5, 0), coalesce($6, ''),
       nullif($7, '')::date)
     ON CONFLICT (player_id) DO UPDATE SET
       passport = coalesce($2, profile.passport),
       passport_date = coalesce($3, profile.passport_date),
       registration_address = coalesce($4, profile.registration_address),
       document_type_id = coalesce($5, profile.document_type_id),
       inn = coalesce($6, profile.inn),
       passport_end_date = CASE WHEN $7::text IS NULL THEN profile.passport_end_date
         ELSE nullif($7, '')::date END`,
    [
      playerId,
      fields.passport ?? null,
      issued ?? null,
      fields.registration_address ?? null,
      fields.document_type_id ?? null,
      inn === undefined ? null : plainNumber(inn),
      end ?? null,
    ],
  );
}

/**
 * Writes what a player says about themselves. A birthday stays once it is known, and whatever was
 * verified stays as it was proved.
 * @throws ApiError `personal_data_fixed`, `age_below_minimum`, `validation_failed`, `not_found`
 */
export async function changePersonalData(
  client: PoolClient,
  change: {
    readonly playerId: string;
    readonly fields: ChangePersonalData;
    readonly minimumAge: number;
    readonly now: number;
  },
): Promise<void> {
  const { playerId, fields, minimumAge, now } = change;
  const { rows } = await client.query(
    `SELECT birthday::text, status.verification_status AS verification
     FROM player LEFT JOIN player_status AS status ON status.player_id = player.id
     WHERE player.id = $1 FOR NO KEY UPDATE OF player`,
    [playerId],
  );
  const [known] = rows;
  if (known === undefined) {
    throw new ApiError('not_found', 'this account no longer exists');
  }
  const { date_birthday: birthday } = fields;
  const isVerified = (known.verification ?? NOT_VERIFIED) !== NOT_VERIFIED;
  const isBirthdayFixed =
    known.birthday !== null && ![undefined, known.birthday].includes(birthday);
  if (isBirthdayFixed || (isVerified && PROVED.some((name) => fields[name] !== undefined))) {
    throw new ApiError('personal_data_fixed', 'support changes what has been proved');
  }
  assertFaultless(fields, known.birthday, now);
  if (birthday !== undefined) {
    assertBirthday(birthday, { minimumAge, now });
  }
  await client.query(
    `UPDATE player SET name = coalesce($2, name), surname = coalesce($3, surname),
       birthday = coalesce(birthday, $4) WHERE id = $1`,
    [playerId, fields.name ?? null, fields.surname ?? null, birthday ?? null],
  );
  await writeProfile(client, playerId, fields);
  // Data that registration did not ask is owed no longer once the profile is filled.
  await client.query(
    `UPDATE player_status AS status SET is_data_after_registration = false, updated_at = $2
     FROM player JOIN player_profile AS profile ON profile.player_id = player.id
     WHERE status.player_id = $1 AND player.id = $1 AND status.is_data_after_registration
       AND player.birthday IS NOT NULL AND profile.passport_date IS NOT NULL
       AND '' NOT IN (player.name, player.surname, profile.passport, profile.registration_address)`,
    [playerId, new Date(now)],
  );
}
