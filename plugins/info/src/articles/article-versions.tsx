import type { Article } from '@touchline/contracts/site';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { ListRow, Menu } from '@touchline/ui/forms';
import styles from './article.module.css';
import { dayText } from './day-text.ts';

/** All versions of an article, the newest first, each as a link. */
export function ArticleVersions({
  versions,
  current,
}: Pick<Article, 'versions'> & { readonly current: number }) {
  const { i18n, navigation } = usePlugin();
  const { name, params, query } = useStore(navigation.current);
  const newest = versions[0]?.version;
  const hrefOf = (version: number) => {
    const { version: _shown, ...others } = query;
    const wanted = version === newest ? others : { ...others, version: String(version) };
    return navigation.href({ route: name, params, query: wanted });
  };
  return (
    <section className={styles.versions}>
      <h2 className={styles.heading}>{i18n.t('article.versions')}</h2>
      <Menu label={i18n.t('article.versions')}>
        {versions.map(({ version, publishedAt }) => (
          <ListRow
            key={version}
            title={i18n.t('article.version', {
              version,
              date: dayText(publishedAt, i18n.language),
            })}
            href={hrefOf(version)}
            current={version === current}
          />
        ))}
      </Menu>
    </section>
  );
}
