import { describe, expect, it } from 'vitest';
import { changedFields, missingFields } from './profile-fields.ts';

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

describe('the profile', () => {
  it('the profile lacks what is empty', () => {
    expect(missingFields(KNOWN)).toEqual(['passport', 'passport_date', 'registration_address']);
  });

  it('the profile sends what is filled in and new, and nothing else', () => {
    const typed = { ...KNOWN, name: ' Ada ', surname: 'Lovelace', passport: ' 12 34 ' };
    expect(changedFields(KNOWN, typed)).toEqual({ surname: 'Lovelace', passport: '12 34' });
    expect(changedFields(KNOWN, { ...KNOWN, name: '' })).toEqual({});
  });
});
