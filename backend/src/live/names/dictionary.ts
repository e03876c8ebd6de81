import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@touchline/domain/languages';
import * as z from 'zod';

const FOLDER = new URL('../../../data/names/', import.meta.url);
const Names = z
  .record(z.string().min(1), z.string().min(1))
  .transform((names) => new Map(Object.entries(names)));

/** Names as a language's own bookmakers and newspapers write them, by the name that the feed has. */
const Dictionary = z.strictObject({ competitions: Names, sides: Names, teams: Names });
type Dictionary = z.infer<typeof Dictionary>;

function read(language: string): readonly (readonly [string, Dictionary])[] {
  const file = fileURLToPath(new URL(`${language}.json`, FOLDER));
  return existsSync(file)
    ? [[language, Dictionary.parse(JSON.parse(readFileSync(file, 'utf8')))]]
    : [];
}

/** The dictionaries that `backend/data/names` has, by language; the feed's own names need none. */
export const dictionaries: ReadonlyMap<string, Dictionary> = new Map(LANGUAGES.flatMap(read));
