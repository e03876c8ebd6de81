import { languageWithTexts } from '@touchline/domain/languages';
import type { Preferences, TranslationModule } from '@touchline/plugin-api';
import type { LoadTranslations } from './i18n.ts';

/** What the texts of all market types are made of; alike in every language. */
export const marketNames: LoadTranslations = async () =>
  (await import('./market-names.ts')).loadMarketNames();

/** The texts every section shares, with short names of markets for who wants them so. */
export function sharedTexts(
  language: string,
  { marketsNameType }: Pick<Preferences, 'marketsNameType'>,
): LoadTranslations {
  const written = languageWithTexts(language);
  const load = () =>
    import(`../../translations/${written}/shared.json`) as Promise<TranslationModule>;
  return marketsNameType === 1
    ? async () => {
        const [full, names] = await Promise.all([load(), import('./short-names.ts')]);
        return names.withShortNames(full, await names.loadShortNames(written));
      }
    : load;
}
