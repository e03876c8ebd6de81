import type { ArticleKind } from '@touchline/contracts/site';
import type { Navigation } from '@touchline/plugin-api';

/** The route that shows an article of its own. */
const ROUTES: Readonly<Partial<Record<ArticleKind, string>>> = {
  'main-rules': 'mainRules',
  privacy: 'privacyPolicy',
  cookies: 'cookies',
  consent: 'consent',
  'responsible-gaming': 'responsiblegaming',
  complaints: 'disputeResolution',
  licence: 'licenses',
  aml: 'amlPolicy',
  kyc: 'kycPolicy',
  'simple-identification': 'simpleIdentification',
  payments: 'paymentInfo',
  taxes: 'taxes',
  about: 'about',
  contacts: 'contacts',
  'how-to-bet': 'howBet',
  'betting-terms': 'bettingAlphabet',
  help: 'support',
};

/** The article of a route, by the key of its title; rules in the frame of another page are the betting rules. */
export function articleOfTitle(title: string): ArticleKind {
  const [kind] = Object.entries(ROUTES).find(([, route]) => title === `title.${route}`) ?? [];
  return (kind as ArticleKind | undefined) ?? 'main-rules';
}

/** Where an article is read; undefined where its page is switched off. */
export function articleHref(
  navigation: Pick<Navigation, 'href'>,
  kind: ArticleKind,
): string | undefined {
  const route = ROUTES[kind];
  const targets =
    route === undefined
      ? [
          { route: 'rules', params: { ruleGroup: kind } },
          { route: 'information', query: { article: kind } },
        ]
      : [{ route }];
  for (const target of targets) {
    try {
      return navigation.href(target);
    } catch {
      // Its section is switched off.
    }
  }
  return undefined;
}
