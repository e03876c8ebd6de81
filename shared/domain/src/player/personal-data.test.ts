import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedDocumentNumber, personFaults, plainNumber } from './personal-data.ts';

const TODAY = '2026-01-15';

describe('the faults of personal data', () => {
  it('an empty form has no fault, and neither has a whole one', () => {
    expect(personFaults({}, TODAY)).toEqual({});
    const whole = {
      name: 'Анна-Мария',
      surname: "O'Brien",
      date_birthday: '1990-04-23',
      inn: '77 0123 456789',
      document_type_id: 1,
      passport: '45 10 123456',
      passport_date: '2010-05-01',
      passport_end_date: '2030-05-01',
      registration_address: '12 St James’s Square',
    };
    expect(personFaults(whole, TODAY)).toEqual({});
  });

  it.each([
    [{ name: '<b>' }, { name: 'letters' }],
    [{ surname: '42' }, { surname: 'letters' }],
    [{ date_birthday: '1990-02-30' }, { date_birthday: 'no-date' }],
    [{ date_birthday: '2026-01-16' }, { date_birthday: 'future' }],
    [{ passport_date: '2026-01-16' }, { passport_date: 'future' }],
    [{ passport_end_date: '2026-01-14' }, { passport_end_date: 'expired' }],
    [{ passport_end_date: TODAY }, {}],
    [
      { passport_date: '2025-05-01', passport_end_date: '2025-05-01' },
      { passport_end_date: 'before-issue' },
    ],
    [
      { date_birthday: '1990-04-23', passport_date: '1990-04-22' },
      { passport_date: 'before-birth' },
    ],
    [{ passport: '12-3' }, { passport: 'document-number' }],
    [{ passport: 'AB 12345!' }, { passport: 'document-number' }],
    [{ document_type_id: 9 }, { document_type_id: 'document-type' }],
    [{ inn: '12' }, { inn: 'tax-number' }],
    [{ registration_address: 'London' }, { registration_address: 'address' }],
  ] as const)('the data %o have the faults %o', (given, faults) => {
    expect(personFaults(given, TODAY)).toEqual(faults);
  });
});

describe('the mask of a document number', () => {
  it.each([
    ['4510123456', '45 10 123456'],
    ['45-10 123456', '45 10 123456'],
    ['123456789', '123 456 789'],
    ['1234', '123 4'],
    ['ab 12345', 'AB12345'],
    ['', ''],
  ])('the number %s is shown as %s', (typed, shown) => {
    expect(maskedDocumentNumber(typed)).toBe(shown);
  });

  it('the mask only groups: the number stays, and masking twice changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 -]{0,20}$/), (typed) => {
        const shown = maskedDocumentNumber(typed);
        expect(plainNumber(shown)).toBe(plainNumber(typed).slice(0, 20));
        expect(maskedDocumentNumber(shown)).toBe(shown);
      }),
    );
  });
});
