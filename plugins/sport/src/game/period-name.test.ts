import { expect, it } from 'vitest';
import { periodName } from './period-name.ts';

const i18n = { t: () => 'OT' };
const names = (sport: string, count: number) =>
  Array.from({ length: count }, (_, index) => periodName(sport, index, i18n));

it.each([
  ['basketball', ['1', '2', '3', '4', 'OT', 'OT2']],
  ['ice-hockey', ['1', '2', '3', 'OT']],
  ['football', ['1', '2', 'OT']],
  ['tennis', ['1', '2', '3', '4', '5']],
  ['volleyball', ['1', '2', '3', '4', '5']],
])(
  'the parts of a match of %s are numbered, overtime behind the regular ones',
  (sport, expected) => {
    expect(names(sport, expected.length)).toEqual(expected);
  },
);
