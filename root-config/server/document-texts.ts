import { readFileSync } from 'node:fs';
import { createTranslations } from '@touchline/domain/languages';
import type english from './translations/en.json';

const FOLDER = new URL('./translations/', import.meta.url);

/** What documents say outside any section, in a language. */
export const documentTexts = createTranslations(
  (language) =>
    JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8')) as typeof english,
);
