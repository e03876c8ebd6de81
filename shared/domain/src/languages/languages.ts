/**
 * The languages that have texts, English first: it is written first and is used where a text is
 * missing. Adding one is adding its code here and its files (docs/guides/translators.md);
 * `npm run check` lists what it lacks.
 */
export const LANGUAGES = ['en', 'ru', 'ar'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Every two-letter language that the CLDR writes right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set('ar dv fa he ks ps sd ug ur yi'.split(' '));

/** Which way a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
}

/** The language itself if it has texts, otherwise English. */
export function languageWithTexts(language: string | undefined): Language {
  return LANGUAGES.find((known) => known === language) ?? 'en';
}

/** A language's name in itself, with a capital where it has any. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
}

/**
 * The tag to give `Intl` for numbers, money and dates: the language's own forms, always in the
 * digits 0–9, as prices, scores and stakes are compared with printed ones (ADR 0013).
 */
export function formattingLocale(language: string): string {
  return `${language}-u-nu-latn`;
}
