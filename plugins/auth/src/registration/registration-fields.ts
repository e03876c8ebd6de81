import { emailFault } from '../session/email-field.tsx';
import { passwordFault } from '../session/password-field.tsx';

/** What the player typed, before it is checked. */
export interface RegistrationFields {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly surname: string;
  readonly birthday: string;
  readonly termsAccepted: boolean;
  /** A phone's number without the country's code, of a registration by phone. */
  readonly phone?: string;
}

export type FieldFault = 'required' | 'email' | 'passwordShort' | 'birthday' | 'tooYoung' | 'terms';

/** Full years between a birthday (ISO date) and a moment. */
export function ageAt(birthday: string, now: number): number | undefined {
  const born = new Date(`${birthday}T00:00:00Z`);
  // Some browsers read the 31st of February as the 3rd of March.
  if (Number.isNaN(born.getTime()) || !born.toISOString().startsWith(birthday)) {
    return undefined;
  }
  const today = new Date(now);
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const month = today.getUTCMonth() - born.getUTCMonth();
  const before = month < 0 || (month === 0 && today.getUTCDate() < born.getUTCDate());
  return before ? years - 1 : years;
}

/** What is wrong with a registration before it is sent; the server checks everything again. */
export function registrationFaults(
  fields: RegistrationFields,
  { minimumAge, now }: { readonly minimumAge: number; readonly now: number },
): Partial<Record<keyof RegistrationFields, FieldFault>> {
  const faults: Partial<Record<keyof RegistrationFields, FieldFault>> = {};
  const email = emailFault(fields.email);
  if (email !== undefined) {
    faults.email = email;
  }
  const password = passwordFault(fields.password);
  if (password !== undefined) {
    faults.password = password;
  }
  for (const part of ['name', 'surname'] as const) {
    if (fields[part].trim() === '') {
      faults[part] = 'required';
    }
  }
  const age = ageAt(fields.birthday, now);
  if (fields.birthday === '') {
    faults.birthday = 'required';
  } else if (age === undefined || age > 120) {
    faults.birthday = 'birthday';
  } else if (age < minimumAge) {
    faults.birthday = 'tooYoung';
  }
  if (!fields.termsAccepted) {
    faults.termsAccepted = 'terms';
  }
  return faults;
}
