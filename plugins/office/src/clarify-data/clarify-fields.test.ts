import { describe, expect, it } from 'vitest';
import { beginning, changedData, isFixed, refusedFields, stepFaults } from './clarify-fields.ts';

const TODAY = '2026-01-15';
const KNOWN = {
  date_birthday: '1990-04-23',
  document_type_id: 0,
  inn: '',
  name: 'Ada',
  passport: '',
  passport_date: '',
  passport_end_date: '',
  registration_address: '',
  surname: 'Byron',
};

describe('the wizard of personal data', () => {
  it('the form begins with the draft over what is known, and a known birthday stays', () => {
    const draft = { surname: 'Lovelace', passport: '45 1', date_birthday: '2000-01-01' };
    expect(beginning(KNOWN, draft)).toEqual({ ...KNOWN, surname: 'Lovelace', passport: '45 1' });
  });

  it('the fields that documents have proved are fixed, the address and the tax number are not', () => {
    expect(isFixed('name', KNOWN, true)).toBe(true);
    expect(isFixed('name', KNOWN, false)).toBe(false);
    expect(isFixed('registration_address', KNOWN, true)).toBe(false);
    expect(isFixed('inn', KNOWN, true)).toBe(false);
  });

  it('a step has the faults of its own fields, and optional ones may stay empty', () => {
    expect(stepFaults('person', KNOWN, TODAY)).toEqual({});
    expect(stepFaults('document', KNOWN, TODAY)).toEqual({
      document_type_id: 'required',
      passport: 'required',
      passport_date: 'required',
    });
    const over = { ...KNOWN, passport: '1', passport_end_date: '2020-01-01' };
    expect(stepFaults('document', over, TODAY)).toMatchObject({
      passport: 'document-number',
      passport_end_date: 'expired',
    });
    expect(stepFaults('address', { ...KNOWN, surname: '' }, TODAY)).toEqual({
      registration_address: 'required',
    });
  });

  it('only what differs is sent', () => {
    const typed = { ...KNOWN, surname: ' Byron ', passport: ' 45 10 123456', document_type_id: 1 };
    expect(changedData(KNOWN, typed)).toEqual({ passport: '45 10 123456', document_type_id: 1 });
    const known = { ...KNOWN, inn: '770123456789', passport_end_date: '2030-01-01' };
    expect(changedData(known, { ...known, inn: '77 0123 456789', passport_end_date: '' })).toEqual({
      passport_end_date: '',
    });
  });

  it('the faults of a refusal belong to their fields, and others to none', () => {
    const details = [
      { path: '/passport', problem: 'document-number' },
      { path: '/nothing', problem: 'x' },
      { path: 3 },
      undefined,
    ];
    expect(refusedFields(details)).toEqual({ passport: 'document-number' });
    expect(refusedFields('?')).toEqual({});
  });
});
