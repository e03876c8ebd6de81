import type {
  ChangePersonalData,
  PersonalData,
  PersonalDataDraft,
} from '@touchline/contracts/identity';
import { personFaults, plainNumber, type PersonField } from '@touchline/domain/player';

/** The steps of the wizard, each with its fields in the order of the page. */
export const STEPS = {
  person: ['surname', 'name', 'date_birthday', 'inn'],
  document: ['document_type_id', 'passport', 'passport_date', 'passport_end_date'],
  address: ['registration_address'],
} as const satisfies Readonly<Record<string, readonly PersonField[]>>;
export type Step = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as readonly Step[];

/** What may stay empty. */
const OPTIONAL: ReadonlySet<PersonField> = new Set(['inn', 'passport_end_date']);

export type ClarifyValues = PersonalData['user_data'];
/** The fault of each field, by the name of its text. */
export type FieldFaults = Readonly<Partial<Record<PersonField, string>>>;

/** What the form begins with: what is known, and over it what was filled in and not saved. */
export function beginning(
  known: PersonalData['user_data'],
  draft: PersonalDataDraft,
): ClarifyValues {
  const typed = Object.fromEntries(
    Object.entries(draft).filter(([field]) => !isFixed(field as PersonField, known, false)),
  );
  return { ...known, ...typed };
}

/** Whether a field is known and not the player's to change: a birthday, and what documents have proved. */
export function isFixed(
  field: PersonField,
  known: PersonalData['user_data'],
  isVerified: boolean,
): boolean {
  if (field === 'date_birthday') {
    return known.date_birthday !== '';
  }
  return isVerified && field !== 'inn' && field !== 'registration_address';
}

/** What is wrong with the fields of a step. @param today ISO date */
export function stepFaults(step: Step, values: ClarifyValues, today: string): FieldFaults {
  const faults = personFaults(values, today);
  return Object.fromEntries(
    STEPS[step].flatMap((field) => {
      const value = values[field];
      const isEmpty = value === 0 || (typeof value === 'string' && value.trim() === '');
      const fault = isEmpty && !OPTIONAL.has(field) ? 'required' : faults[field];
      return fault === undefined ? [] : [[field, fault]];
    }),
  );
}

/** The fields in which a form differs from what is known. */
export function changedData(
  known: PersonalData['user_data'],
  values: ClarifyValues,
): ChangePersonalData {
  const plain = { ...values, inn: plainNumber(values.inn) };
  const fields = Object.values(STEPS).flat();
  return Object.fromEntries(
    fields
      .map((field): [PersonField, string | number] => {
        const value = plain[field];
        return [field, typeof value === 'string' ? value.trim() : value];
      })
      .filter(([field, value]) => value !== known[field]),
  );
}

/** The faults that the server found, by field. */
export function refusedFields(details: unknown): FieldFaults {
  const entries: unknown[] = Array.isArray(details) ? details : [];
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const { path, problem } = (entry ?? {}) as { path?: unknown; problem?: unknown };
      const field = typeof path === 'string' ? path.slice(1) : '';
      const isField = Object.values(STEPS).some((fields) =>
        (fields as readonly string[]).includes(field),
      );
      return isField && typeof problem === 'string' ? [[field, problem]] : [];
    }),
  );
}
