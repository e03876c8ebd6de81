import type { Navigation } from '@touchline/plugin-api';

/** Where what players agree to is read, the first that this site has. */
const PLACES = {
  terms: [
    { route: 'rules', params: { ruleGroup: 'terms' } },
    { route: 'information', query: { article: 'terms' } },
  ],
  'main-rules': [{ route: 'mainRules' }],
  privacy: [{ route: 'privacyPolicy' }],
} as const;

/** What players agree to. */
export type AgreedArticle = keyof typeof PLACES;

/** Where an article is read; undefined where the section of these pages is switched off. */
export function articleHref(
  navigation: Pick<Navigation, 'href'>,
  article: AgreedArticle,
): string | undefined {
  for (const place of PLACES[article]) {
    try {
      return navigation.href(place);
    } catch {
      // Without this page.
    }
  }
  return undefined;
}
