import { readFileSync } from 'node:fs';
import { createTranslations } from '@touchline/domain/languages';
import type english from './translations/en.json';

const FOLDER = new URL('./translations/', import.meta.url);

/** What the server writes itself, in its own messages and pages, in a language. */
export const serverTexts = createTranslations(
  (language) =>
    JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8')) as typeof english,
);
