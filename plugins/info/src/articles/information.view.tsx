import { ARTICLE_KINDS } from '@touchline/contracts/site';
import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { type ArticleGroup, ArticleIndex } from './article-index.tsx';
import { ShownArticle } from './shown-article.tsx';

const GROUPS: readonly ArticleGroup[] = [
  { name: 'agreement', kinds: ['terms', 'main-rules', 'privacy', 'cookies', 'consent'] },
  { name: 'safety', kinds: ['responsible-gaming', 'complaints', 'licence'] },
  { name: 'money', kinds: ['payments', 'kyc', 'simple-identification', 'aml', 'taxes'] },
  { name: 'betting', kinds: ['how-to-bet', 'betting-terms'] },
  { name: 'house', kinds: ['about', 'contacts', 'help'] },
];

/** Everything there is to read; an article that has no page on this site is shown here. */
function Information({ query }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const kind = ARTICLE_KINDS.find((one) => one === query['article']);
  return kind === undefined ? (
    <Page
      title={i18n.t('title.information')}
      parent={{ title: i18n.page('home'), href: navigation.href({ route: 'home' }) }}
    >
      <ArticleIndex groups={GROUPS} />
    </Page>
  ) : (
    <ShownArticle kind={kind} title={i18n.t('title.information')} query={query} />
  );
}

export const view = reactView(Information);
