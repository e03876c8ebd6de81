import { expect, it } from 'vitest';
import { dateOfParts, datePartsOrder, monthNames, partsOfDate } from './date-parts.ts';

it.each([
  ['en-GB', ['day', 'month', 'year']],
  ['en-US', ['month', 'day', 'year']],
  ['ru', ['day', 'month', 'year']],
  ['ar', ['day', 'month', 'year']],
  ['ja', ['year', 'month', 'day']],
])('the parts of a date are in the order of the language %s', (language, order) => {
  expect(datePartsOrder(language)).toEqual(order);
});

it('the months of a language are named as they stand alone, January first', () => {
  expect(monthNames('en').at(0)).toBe('January');
  expect(monthNames('ru').at(4)).toBe('май');
  expect(monthNames('ar')).toHaveLength(12);
});

it('the parts of a date make the same date again', () => {
  expect(partsOfDate('1990-04-05')).toEqual({ day: '5', month: '4', year: '1990' });
  expect(dateOfParts(partsOfDate('1990-04-05'))).toBe('1990-04-05');
});

it('a date of which a part is missing is none, and nothing typed is empty', () => {
  expect(dateOfParts({ day: '', month: '', year: '' })).toBe('');
  const partial = dateOfParts({ day: '5', month: '', year: '1990' });
  expect(partial).not.toBe('');
  expect(partial).not.toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
