import type { ChangePersonalData, PersonalData } from '@touchline/contracts/identity';

/** What must be known of a player, in the order of the form. */
export const PROFILE_FIELDS = [
  'name',
  'surname',
  'date_birthday',
  'passport',
  'passport_date',
  'registration_address',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** Which of them are not known yet. */
export function missingFields(data: ProfileValues): readonly ProfileField[] {
  return PROFILE_FIELDS.filter((field) => data[field] === '');
}

/** What of a form has to be sent: what is filled in and differs from what is known. */
export function changedFields(
  known: PersonalData['user_data'],
  typed: ProfileValues,
): ChangePersonalData {
  return Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, typed[field].trim()] as const).filter(
      ([field, value]) => value !== '' && value !== known[field],
    ),
  );
}
