/** Identity documents by `document_type_id`; 0 is none yet. */
export const DOCUMENT_TYPES = { passport: 1, identityCard: 2, drivingLicence: 3 } as const;
export type DocumentTypeId = (typeof DOCUMENT_TYPES)[keyof typeof DOCUMENT_TYPES];

/** What a player says about themselves; dates are ISO dates. A field that is left out is not given. */
export interface GivenPerson {
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
  readonly date_birthday?: string | undefined;
  /** Taxpayer number. */
  readonly inn?: string | undefined;
  readonly document_type_id?: number | undefined;
  /** Series and number of the document. */
  readonly passport?: string | undefined;
  readonly passport_date?: string | undefined;
  readonly passport_end_date?: string | undefined;
  readonly registration_address?: string | undefined;
}
export type PersonField = keyof GivenPerson;

/** What is wrong with a field. */
export type PersonFault =
  | 'letters'
  | 'no-date'
  | 'future'
  | 'expired'
  | 'before-issue'
  | 'before-birth'
  | 'document-number'
  | 'document-type'
  | 'tax-number'
  | 'address';

/** Letters of any script, with what joins names. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ʼ.\- ]*$/u;
const DOCUMENT_NUMBER = /^[\p{L}\d]{5,20}$/u;
const TAX_NUMBER = /^[A-Z\d]{5,20}$/;
const SHORTEST_ADDRESS = 8;

/** A number without what only groups it: `12 34-567890` is `1234567890`. */
export function plainNumber(typed: string): string {
  return typed.replaceAll(/[\s./-]/g, '').toUpperCase();
}

/**
 * A document number as it is printed: ten digits are a series of two pairs and six digits, others in groups of
 * three. Letters stay together.
 */
export function maskedDocumentNumber(typed: string): string {
  const number = plainNumber(typed).slice(0, 20);
  if (!/^\d+$/.test(number)) {
    return number;
  }
  return number.length === 10
    ? `${number.slice(0, 2)} ${number.slice(2, 4)} ${number.slice(4)}`
    : number.replaceAll(/(\d{3})(?=\d)/g, '$1 ');
}

function isDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function dateFaults(given: GivenPerson, today: string): readonly [PersonField, PersonFault][] {
  const { date_birthday: born = '', passport_date: issued = '' } = given;
  const { passport_end_date: end = '' } = given;
  const dates = { date_birthday: born, passport_date: issued, passport_end_date: end };
  const faults: [PersonField, PersonFault | false][] = [
    ...Object.entries(dates).map(([field, date]): [PersonField, PersonFault | false] => [
      field as PersonField,
      date !== '' && !isDate(date) && 'no-date',
    ]),
    ['date_birthday', born > today && 'future'],
    ['passport_date', issued > today && 'future'],
    ['passport_date', issued !== '' && born !== '' && issued < born && 'before-birth'],
    ['passport_end_date', end !== '' && issued !== '' && end <= issued && 'before-issue'],
    ['passport_end_date', end !== '' && end < today && 'expired'],
  ];
  return faults.filter((each): each is [PersonField, PersonFault] => each[1] !== false);
}

function textFaults(given: GivenPerson): readonly [PersonField, PersonFault][] {
  const {
    name = '',
    surname = '',
    inn = '',
    passport = '',
    registration_address: address = '',
  } = given;
  const { document_type_id: type = 0 } = given;
  const isKnownType = type === 0 || Object.values(DOCUMENT_TYPES).some((each) => each === type);
  const faults: [PersonField, PersonFault | false][] = [
    ['name', name.trim() !== '' && !NAME.test(name.trim()) && 'letters'],
    ['surname', surname.trim() !== '' && !NAME.test(surname.trim()) && 'letters'],
    ['inn', inn.trim() !== '' && !TAX_NUMBER.test(plainNumber(inn)) && 'tax-number'],
    ['document_type_id', !isKnownType && 'document-type'],
    [
      'passport',
      passport.trim() !== '' && !DOCUMENT_NUMBER.test(plainNumber(passport)) && 'document-number',
    ],
    [
      'registration_address',
      address.trim() !== '' && address.trim().length < SHORTEST_ADDRESS && 'address',
    ],
  ];
  return faults.filter((each): each is [PersonField, PersonFault] => each[1] !== false);
}

/**
 * What is wrong with what a player gives, the first fault of each field; nothing is wrong with an empty one.
 * @param today ISO date
 */
export function personFaults(
  given: GivenPerson,
  today: string,
): Readonly<Partial<Record<PersonField, PersonFault>>> {
  return Object.fromEntries([...dateFaults(given, today), ...textFaults(given)].toReversed());
}
