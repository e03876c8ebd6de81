import { describe, expect, it } from 'vitest';
import { ageAt, registrationFaults } from './registration-fields.ts';

const now = Date.UTC(2026, 4, 10);
const good = {
  email: 'a@b.example',
  password: 'long enough',
  name: 'Ann',
  surname: 'Smith',
  birthday: '1990-01-01',
  termsAccepted: true,
};
const faults = (change: Partial<typeof good>) =>
  registrationFaults({ ...good, ...change }, { minimumAge: 18, now });

describe('registration', () => {
  it('the age of a player counts full years to the day', () => {
    expect(ageAt('2008-05-10', now)).toBe(18);
    expect(ageAt('2008-05-11', now)).toBe(17);
    expect(ageAt('2008-13-11', now)).toBeUndefined();
    expect(ageAt('2001-02-31', now)).toBeUndefined();
    expect(ageAt('1990--1', now)).toBeUndefined();
    expect(ageAt('yesterday', now)).toBeUndefined();
  });

  it('the registration form accepts valid fields and reports each fault', () => {
    expect(faults({})).toEqual({});
    expect(faults({ email: 'a@b' })).toEqual({ email: 'email' });
    expect(faults({ password: 'short' })).toEqual({ password: 'passwordShort' });
    expect(faults({ name: ' ', surname: '' })).toEqual({ name: 'required', surname: 'required' });
    expect(faults({ birthday: '2008-05-11' })).toEqual({ birthday: 'tooYoung' });
    expect(faults({ birthday: '' })).toEqual({ birthday: 'required' });
    expect(faults({ birthday: '1800-01-01' })).toEqual({ birthday: 'birthday' });
    expect(faults({ termsAccepted: false, email: '' })).toEqual({
      email: 'required',
      termsAccepted: 'terms',
    });
  });
});
