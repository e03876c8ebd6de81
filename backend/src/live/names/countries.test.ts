import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withCountry } from './countries.ts';

const DATA = new URL('../../../data/', import.meta.url);

it('a player and a national team have the country that they play for, a club has none', () => {
  expect(withCountry({ id: 1, name: 'Iga Świątek' })).toEqual({
    id: 1,
    name: 'Iga Świątek',
    country: 'pl',
  });
  expect(withCountry({ name: 'Scotland' }).country).toBe('gb-sct');
  expect(withCountry({ id: 2, name: 'Monaco' })).toEqual({ id: 2, name: 'Monaco' });
});

it('each name that has a country is a side of the feed, and has one country', () => {
  const competitions = readdirSync(new URL('competitions/', DATA)).flatMap(
    (file) =>
      JSON.parse(readFileSync(new URL(`competitions/${file}`, DATA), 'utf8')) as readonly {
        readonly sides?: readonly string[];
      }[],
  );
  const sides = new Set(competitions.flatMap((competition) => competition.sides ?? []));
  const countries = JSON.parse(
    readFileSync(new URL('names/countries.json', DATA), 'utf8'),
  ) as Record<string, string[]>;
  const names = Object.values(countries).flat();
  expect(names.filter((name) => !sides.has(name))).toEqual([]);
  expect(names.length).toBe(new Set(names).size);
});
