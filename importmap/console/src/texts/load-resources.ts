import { LANGUAGES } from '@touchline/domain/languages';
import type { Resource, ResourceKey } from 'i18next';

/** The console's texts in every language, all in one file, so that choosing another is instant. */
export async function loadResources(): Promise<Resource> {
  const loaded = await Promise.all(
    LANGUAGES.map(async (language) => {
      const module = (await import(
        /* webpackMode: "eager" */
        `../translations/${language}.json`
      )) as { readonly default: ResourceKey };
      return [language, { translation: module.default }] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
