import {
  type PersonalData,
  type ProtectionMethods,
  type PlayerStatusAnswer,
  UserConfiguration,
} from '@touchline/contracts/identity';
import { activationType, NOT_VERIFIED, protectionLevel } from '@touchline/domain/player';
import { masked, maskedEmail, maskedPhone } from './masked.ts';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';

const DAY_MS = 86_400_000;
const PENDING = 1;

const CONFIGURATION = `SELECT email, name, surname, country, birthday::text, registered_at,
    phone_number, phone_code, email_activated, phone_activated, document_type_id, inn, passport,
    passport_date::text, passport_end_date::text, registration_address,
    EXISTS (SELECT FROM player_setting setting
      WHERE setting.player_id = player.id AND setting.id = 'isBalanceHidden'
        AND setting.value = 'true') AS hide_balance,
    disallow_line_sport, disallow_live_sport, password_changed_at, has_secure_question,
    has_two_factor, has_email_auth,
    EXISTS (SELECT FROM player_transfer transfer
      WHERE transfer.player_id = player.id AND agreed_at IS NULL) AS is_transfer_required
  FROM player LEFT JOIN player_profile profile ON profile.player_id = player.id
  WHERE player.id = $1`;

type Row = RowOf<typeof CONFIGURATION>;

const sorted = (ids: readonly number[] | null) => [...(ids ?? [])].toSorted((a, b) => a - b);

function methodsOf(row: Row): ProtectionMethods {
  return {
    is_changed_password: row.password_changed_at !== null,
    enable_two_factor_auth: row.has_two_factor === true,
    enable_phone_binding: row.phone_activated === true,
    enable_security_question: row.has_secure_question === true,
    enable_email_auth: row.has_email_auth === true,
  };
}

/** What identifies the player. */
function personalDataOf(row: Row): PersonalData {
  return {
    phone_number: row.phone_number ?? '',
    phone_code: row.phone_code ?? '',
    user_email: row.email ?? '',
    user_data: {
      date_birthday: row.birthday ?? '',
      document_type_id: row.document_type_id ?? 0,
      inn: row.inn ?? '',
      name: row.name,
      passport: row.passport ?? '',
      passport_date: row.passport_date ?? '',
      passport_end_date: row.passport_end_date ?? '',
      registration_address: row.registration_address ?? '',
      surname: row.surname,
    },
  };
}

/** The same without what would identify them to a holder of their session alone. */
function maskedDataOf(row: Row): PersonalData {
  const { user_data: data, user_email: email, phone_number: number, ...rest } = personalDataOf(row);
  return {
    ...rest,
    user_email: maskedEmail(email),
    phone_number: maskedPhone({ number }),
    user_data: {
      ...data,
      date_birthday: masked(data.date_birthday),
      inn: masked(data.inn),
      surname: masked(data.surname),
      passport: masked(data.passport),
      passport_date: masked(data.passport_date),
      passport_end_date: masked(data.passport_end_date),
      registration_address: masked(data.registration_address),
    },
  };
}

function configurationOf(
  row: Row,
  facts: { now: number; playerStatus: PlayerStatusAnswer },
): UserConfiguration {
  const methods = methodsOf(row);
  const { is_need_identification: isAsked, verification_status: status } = facts.playerStatus;
  const isPending = isAsked && status === NOT_VERIFIED;
  const passwordSince = (row.password_changed_at ?? row.registered_at).getTime();
  return UserConfiguration.parse({
    disallow_line_sport: sorted(row.disallow_line_sport),
    disallow_live_sport: sorted(row.disallow_live_sport),
    user_name: row.name,
    user_country_code: row.country,
    activation_type: activationType({
      email: row.email_activated === true,
      phone: row.phone_activated === true,
    }),
    isRequiredTransfer: row.is_transfer_required,
    is_active_secure_question: row.has_secure_question === true,
    user_hide_balance: row.hide_balance === true,
    changed_pass_day_count: Math.max(0, Math.floor((facts.now - passwordSince) / DAY_MS)),
    ...maskedDataOf(row),
    protection_level: protectionLevel({ ...methods }),
    protection_methods: methods,
    user_status_id: isPending ? PENDING : 0,
    ...facts.playerStatus,
  });
}

async function readRow(pool: Queryable, playerId: string): Promise<Row | undefined> {
  const { rows } = await pool.query({
    name: 'player-configuration.read',
    text: CONFIGURATION,
    values: [playerId],
  });
  return rows[0];
}

/** The configuration of a player; undefined for an unknown id. */
export async function readUserConfiguration(
  pool: Queryable,
  player: { readonly id: string; readonly now: number; readonly playerStatus: PlayerStatusAnswer },
): Promise<UserConfiguration | undefined> {
  const row = await readRow(pool, player.id);
  return row && configurationOf(row, player);
}

/** What identifies a player; undefined for an unknown id. */
export async function readPersonalData(
  pool: Queryable,
  playerId: string,
): Promise<PersonalData | undefined> {
  const row = await readRow(pool, playerId);
  return row && personalDataOf(row);
}
