import { ARTICLE_KINDS } from '@touchline/contracts/site';
import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { EmptyState } from '@touchline/ui';
import { searchIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { type ArticleGroup, ArticleIndex } from './article-index.tsx';
import { ShownArticle } from './shown-article.tsx';

const GROUPS: readonly ArticleGroup[] = [
  { name: 'agreement', kinds: ['terms', 'main-rules', 'privacy'] },
  { name: 'safety', kinds: ['responsible-gaming', 'complaints'] },
  { name: 'money', kinds: ['payments', 'kyc', 'simple-identification', 'aml'] },
];

/** The rules of the house: which there are, or one of them from a chapter on. */
function Rules({ params, query }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const { ruleGroup, chapter } = params;
  const kind = ARTICLE_KINDS.find((one) => one === ruleGroup);
  if (kind !== undefined) {
    return (
      <ShownArticle
        key={kind}
        kind={kind}
        title={i18n.t('title.rules')}
        query={query}
        chapter={chapter}
      />
    );
  }
  return (
    <Page
      title={i18n.t('title.rules')}
      parent={{
        title: i18n.t('title.information'),
        href: navigation.href({ route: 'information' }),
      }}
    >
      {ruleGroup !== undefined && <EmptyState path={searchIcon} title={i18n.t('article.none')} />}
      <ArticleIndex groups={GROUPS} />
    </Page>
  );
}

export const view = reactView(Rules);
