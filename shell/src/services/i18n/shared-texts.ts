import type { LoadTranslations } from './i18n.ts';

/** Texts every section shares, by language; adding a language is adding its files here. */
export const SHARED_TEXTS: Readonly<Record<string, LoadTranslations>> = {
  en: () => import('./shared.en.json'),
  ru: () => import('./shared.ru.json'),
  ar: () => import('./shared.ar.json'),
};
