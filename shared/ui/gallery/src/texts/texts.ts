import { ar } from './ar.ts';
import { en, type Texts } from './en.ts';
import { ru } from './ru.ts';

const LANGUAGES: Readonly<Record<string, Texts>> = { en, ru, ar };

/** The language of the page: `?lng=`. */
export const language = new URLSearchParams(location.search).get('lng') ?? 'en';

/** The texts in that language. */
export const texts = LANGUAGES[language] ?? en;
