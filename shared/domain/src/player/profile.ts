/** 0 nothing is activated, 1 the e-mail address, 2 both, 3 the phone. */
export type ActivationType = 0 | 1 | 2 | 3;

/** The activation type from what is activated. */
export function activationType({
  email,
  phone,
}: {
  readonly email: boolean;
  readonly phone: boolean;
}): ActivationType {
  return email ? (phone ? 2 : 1) : phone ? 3 : 0;
}

const REQUIRED = [
  'date_birthday',
  'name',
  'surname',
  'passport',
  'passport_date',
  'registration_address',
] as const;

/** Whether everything that must be known of the person is. */
export function isProfileFilled(
  data: Readonly<Record<(typeof REQUIRED)[number], string>>,
): boolean {
  return REQUIRED.every((field) => data[field] !== '');
}

/** Whether the player can be reached by both phone and e-mail. */
export function isContactFilled(contact: {
  readonly phone_number: string;
  readonly user_email: string;
}): boolean {
  return contact.phone_number !== '' && contact.user_email !== '';
}
