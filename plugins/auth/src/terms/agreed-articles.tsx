import { usePlugin } from '@touchline/plugin-api';
import { ListRow, Menu } from '@touchline/ui/forms';
import { type AgreedArticle, articleHref } from './article-href.ts';

const ARTICLES: readonly AgreedArticle[] = ['terms', 'main-rules', 'privacy'];

/** Links to all that a player agrees to. */
export function AgreedArticles() {
  const { i18n, navigation } = usePlugin();
  return (
    <Menu label={i18n.t('confirmTerms.documents')}>
      {ARTICLES.map((article) => {
        const href = articleHref(navigation, article);
        return href === undefined ? undefined : (
          <ListRow key={article} title={i18n.t(`confirmTerms.${article}`)} href={href} />
        );
      })}
    </Menu>
  );
}
