import { describe, expect, it } from 'vitest';
import { isConsultantAvailable, isConsultantOptIn } from './consultant.ts';

describe('the payment consultant', () => {
  it.each([
    { isOn: false, country: 'de', isOptedIn: true, is: false },
    { isOn: true, country: 'de', isOptedIn: false, is: true },
    { isOn: true, country: 'tr', isOptedIn: false, is: false },
    { isOn: true, country: 'tr', isOptedIn: true, is: true },
  ])('flag $isOn, country $country, opted in $isOptedIn: $is', ({ is, ...given }) => {
    expect(isConsultantAvailable({ ...given, restrictedCountries: ['tr'] })).toBe(is);
  });

  it.each([
    ['1', true],
    ['0', false],
    ['', false],
    ['true', false],
    [undefined, false],
  ])('the payment consultant is enabled by 1 alone: %s', (value, is) => {
    expect(isConsultantOptIn(value)).toBe(is);
  });
});
