import type { ArticleKind } from '@touchline/contracts/site';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { ListRow, Menu } from '@touchline/ui/forms';
import { ResourceState } from '@touchline/ui/resource-state';
import styles from './article-index.module.css';
import { articleHref } from './article-places.ts';
import { articlesResource } from './article.resource.ts';

/** What belongs together, by the heading that it has. */
export interface ArticleGroup {
  readonly name: 'agreement' | 'safety' | 'money' | 'betting' | 'house';
  readonly kinds: readonly ArticleKind[];
}

/** Articles as links, in groups; what is not there or not shown on this site has none. */
export function ArticleIndex({ groups }: { readonly groups: readonly ArticleGroup[] }) {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(articlesResource, { language: i18n.language });
  const { data } = answer;
  if (data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const rows = (kinds: ArticleGroup['kinds']) =>
    kinds.flatMap((kind) => {
      const article = data.articles.find((one) => one.kind === kind);
      const href = articleHref(navigation, kind);
      return article === undefined || href === undefined ? [] : [{ ...article, href }];
    });
  return groups
    .map(({ name, kinds }) => ({ title: i18n.t(`information.${name}`), links: rows(kinds) }))
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => (
      <section key={title} className={styles.group}>
        <h2 className={styles.heading}>{title}</h2>
        <Menu label={title}>
          {links.map((link) => (
            <ListRow key={link.kind} title={link.title} text={link.description} href={link.href} />
          ))}
        </Menu>
      </section>
    ));
}
