import { expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { likelyCurrency } from './likely-currency.ts';

const OFFERED = ['EUR', 'USD', 'GBP', 'KZT'];

it.each([
  ['GB', 'GBP'],
  ['KZ', 'KZT'],
  ['DE', 'EUR'],
  ['SE', 'EUR'],
])('the likely currency in %s is %s, where these are offered', (country, currency) => {
  expect(likelyCurrency(country, OFFERED)).toBe(currency);
});

it('the likely currency is the first offered where the site lacks that of the country', () => {
  expect(likelyCurrency('DE', ['USD', 'GBP'])).toBe('USD');
  expect(likelyCurrency('DE', [])).toBe('');
});

it('the likely currency of every country that is offered is one that browsers can name', () => {
  const known = new Set(Intl.supportedValuesOf('currency'));
  for (const country of COUNTRIES) {
    expect(known).toContain(likelyCurrency(country, [...known]));
  }
});
