import type { Preferences } from '@touchline/plugin-api';
import type { LoadTranslations } from './i18n.ts';

/** Texts every section shares, by language; adding a language is adding its files here. */
const TEXTS: Readonly<Record<string, LoadTranslations>> = {
  en: () => import('./shared.en.json'),
  ru: () => import('./shared.ru.json'),
  ar: () => import('./shared.ar.json'),
};

/** The shared texts of a language, with short names of markets for who wants them so. */
export function sharedTexts(
  language: string,
  { marketsNameType }: Pick<Preferences, 'marketsNameType'>,
): LoadTranslations | undefined {
  const load = TEXTS[language] ?? TEXTS['en'];
  return load && marketsNameType === 1
    ? async () => {
        const [full, short] = await Promise.all([load(), import('./short-names.ts')]);
        return short.withShortNames(language, full);
      }
    : load;
}
