import { usePlugin } from '@touchline/plugin-api';
import { Fragment } from 'react';
import { articleHref } from '../terms/article-href.ts';
import styles from './agreement.module.css';

/** What the words in `<angle brackets>` of the text lead to. */
const ARTICLES = { terms: 'terms', privacy: 'privacy' } as const;
/** `I accept the <terms>terms</terms>`. */
const LINK = /<(terms|privacy)>(.*?)<\/\1>/g;

/**
 * What a player agrees to, with links to its text: they open beside the page, so that a half-filled
 * form stays as it is.
 */
export function AgreementText({ age }: { readonly age: number }) {
  const { i18n, navigation } = usePlugin();
  const text = i18n.t('terms', { age });
  const links = [...text.matchAll(LINK)];
  let end = 0;
  const parts = links.map((link) => {
    const [whole, name = '', words] = link;
    const before = text.slice(end, link.index);
    end = link.index + whole.length;
    const href = articleHref(navigation, ARTICLES[name as keyof typeof ARTICLES]);
    return (
      <Fragment key={name}>
        {before}
        {href === undefined ? (
          words
        ) : (
          <a className={styles.link} href={href} target="_blank" rel="noopener">
            {words}
          </a>
        )}
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
