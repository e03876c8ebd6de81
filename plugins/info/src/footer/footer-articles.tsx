import type { ArticleKind } from '@touchline/contracts/site';
import { usePlugin } from '@touchline/plugin-api';
import { articleHref } from '../articles/article-places.ts';
import styles from './footer.module.css';

/** What must be within reach of every page, in the order of reading. */
const ARTICLES = [
  'terms',
  'main-rules',
  'privacy',
  'cookies',
  'responsible-gaming',
  'complaints',
  'payments',
  'licence',
  'about',
  'contacts',
  'help',
] as const satisfies ArticleKind[];

/** Links to the articles of the house. */
export function FooterArticles() {
  const { i18n, navigation } = usePlugin();
  return (
    <nav aria-label={i18n.t('footer.label')}>
      <ul className={styles.links}>
        {ARTICLES.map((kind) => {
          const href = articleHref(navigation, kind);
          return href === undefined ? undefined : (
            <li key={kind}>
              <a href={href} className={styles.link}>
                {i18n.t(`footer.articles.${kind}`)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
