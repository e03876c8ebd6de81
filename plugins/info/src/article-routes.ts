import type { ArticleKind } from '@touchline/contracts/site';
import type { RouteDefinition } from '@touchline/plugin-api';
import { routesLike } from '@touchline/plugin-api/routes';

const common = {
  layout: 'default',
  access: 'any',
  exemptFromIdentification: true,
  title: (name: string) => `title.${name}`,
} as const;

/** Title and description are those of the article that is the first data of the route. */
const titleFromData = {
  title: 'title.article',
  values: { name: 'title', description: 'description' },
};
const LIST = '/content-api/v1/{language}/articles';

const page = routesLike({
  ...common,
  view: () => import('./articles/article.view.tsx'),
});

/** The page of one article. */
function article(
  name: string,
  path: string,
  { kind, ...given }: Partial<RouteDefinition> & { readonly kind: ArticleKind },
): RouteDefinition {
  return page(name, path, { firstData: [`${LIST}/${kind}`], titleFromData, ...given });
}

const index = routesLike({
  ...common,
  view: () => import('./articles/information.view.tsx'),
});
const rules = routesLike({ ...common, view: () => import('./articles/rules.view.tsx') });

/** The texts of the house, each on a page of its own. */
export const articleRoutes: readonly RouteDefinition[] = [
  index('information', '/information', { firstData: [LIST] }),
  rules('rules', '/rules/:ruleGroup?/:chapter?', {
    when: { key: 'config.rulesRoute' },
    firstData: [`${LIST}/{ruleGroup}`, LIST],
    titleFromData,
  }),
  article('rulesFrame', '/rules-frame', {
    kind: 'main-rules',
    title: 'title.rules',
    layout: 'headless',
  }),
  article('mainRules', '/main-rules', { kind: 'main-rules' }),
  article('privacyPolicy', '/privacy-policy', { kind: 'privacy' }),
  article('cookies', '/cookies', { kind: 'cookies' }),
  article('consent', '/consent', { kind: 'consent' }),
  article('responsiblegaming', '/responsiblegaming', { kind: 'responsible-gaming' }),
  article('disputeResolution', '/disputeresolution', { kind: 'complaints' }),
  article('licenses', '/licenses', { kind: 'licence' }),
  article('amlPolicy', '/amlpolicy', { kind: 'aml' }),
  article('kycPolicy', '/kycpolicy', { kind: 'kyc' }),
  article('simpleIdentification', '/simple-identification', { kind: 'simple-identification' }),
  article('paymentInfo', '/payment', {
    kind: 'payments',
    when: { key: 'config.paymentPage' },
    playersOnlyWhen: { key: 'config.information.paymentForPlayersOnly' },
  }),
  article('taxes', '/taxes', { kind: 'taxes', when: { key: 'config.partnerHasTaxes' } }),
  article('about', '/about', { kind: 'about' }),
  article('contacts', '/contacts', { kind: 'contacts', allowedWhenBanned: true }),
  article('howBet', '/howbet', { kind: 'how-to-bet' }),
  article('bettingAlphabet', '/betting-alphabet', { kind: 'betting-terms' }),
];
