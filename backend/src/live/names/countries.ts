import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** Of each country those who play under its flag: players and national teams, by the names that the feed has. */
const Countries = z.record(
  z.string().regex(/^[a-z]{2}(?:-[a-z]{3})?$/),
  z.array(z.string().min(1)),
);

const file = new URL('../../../data/names/countries.json', import.meta.url);
const countries: ReadonlyMap<string, string> = new Map(
  Object.entries(Countries.parse(JSON.parse(readFileSync(file, 'utf8')))).flatMap(
    ([country, names]) => names.map((name) => [name, country] as const),
  ),
);

/**
 * A side with the country whose flag it plays under, where that is known. Clubs have none, nor do
 * players whose tours let them play without a flag.
 */
export function withCountry<Side extends { readonly name: string }>(
  side: Side,
): Side & { readonly country?: string } {
  const country = countries.get(side.name);
  return country === undefined ? side : { ...side, country };
}
