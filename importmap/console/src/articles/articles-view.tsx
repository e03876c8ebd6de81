import { ARTICLE_KINDS } from '@touchline/contracts/site';
import { useQuery } from '@tanstack/react-query';
import { readArticles } from '../api/article-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { Page } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { ArticleView } from './article-view.tsx';
import styles from './articles.module.css';

/** Everything that the house publishes, each with its latest version. */
function ArticleList() {
  const { t, moment } = useTexts();
  const loaded = useQuery({ queryKey: ['articles'], queryFn: readArticles });
  return (
    <Page title={t('articles.title')} text={t('articles.text')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      <ul className={styles.list}>
        {loaded.data?.articles.map(({ kind, title, version, publishedAt, publishedBy }) => (
          <li key={kind} className={styles.entry}>
            <ViewLink path={`/articles/${kind}`} className={styles.name}>
              {title}
            </ViewLink>
            <span className={styles.muted}>
              {t('articles.version', { version, when: moment(publishedAt), actor: publishedBy })}
            </span>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** The articles of the site, or the one that the address names. */
export function ArticlesView({ name }: { readonly name?: string | undefined }) {
  const kind = ARTICLE_KINDS.find((one) => one === name);
  return kind === undefined ? <ArticleList /> : <ArticleView kind={kind} />;
}
