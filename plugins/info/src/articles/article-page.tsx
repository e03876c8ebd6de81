import type { Article } from '@touchline/contracts/site';
import { directionOf } from '@touchline/domain/languages';
import { usePlugin } from '@touchline/plugin-api';
import { Card, NoticeBanner } from '@touchline/ui';
import { ContentNodes } from '@touchline/ui/content';
import { Page } from '@touchline/ui/page';
import { useEffect } from 'react';
import styles from './article.module.css';
import { ArticleVersions } from './article-versions.tsx';
import { dayText } from './day-text.ts';

/** Brings the chapter that the address names into view. */
function useChapter(chapter: string | undefined): void {
  useEffect(() => {
    const id = chapter ?? decodeURIComponent(location.hash.slice(1));
    if (id !== '') {
      document.getElementById(id)?.scrollIntoView();
    }
  }, [chapter]);
}

/** The chapters of an article, as links to them. */
function Contents({ chapters }: Pick<Article, 'chapters'>) {
  const { i18n } = usePlugin();
  return (
    <nav className={styles.contents} aria-label={i18n.t('article.contents')}>
      <details>
        <summary>{i18n.t('article.contents')}</summary>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** An article with its contents, its version, and the versions before it. */
export function ArticlePage({
  article,
  chapter,
}: {
  readonly article: Article;
  /** The chapter to begin with. */
  readonly chapter?: string | undefined;
}) {
  const { i18n, navigation } = usePlugin();
  const { language, title, version, publishedAt, summary, chapters, nodes, versions } = article;
  const isLatest = versions[0]?.version === version;
  const date = dayText(publishedAt, i18n.language);
  useChapter(chapter);
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  const information = {
    title: i18n.t('title.information'),
    href: navigation.href({ route: 'information' }),
  };
  return (
    <Page title={title} parent={information}>
      <p className={styles.version}>{i18n.t('article.version', { version, date })}</p>
      {!isLatest && <NoticeBanner tone="warning" text={i18n.t('article.outdated')} />}
      <Card>
        <Contents chapters={chapters} />
        {summary !== '' && (
          <section className={styles.changes} aria-label={i18n.t('article.changes')}>
            <h2>{i18n.t('article.changes')}</h2>
            <p>{summary}</p>
          </section>
        )}
        <ContentNodes
          nodes={nodes}
          {...(language === i18n.language ? {} : { language, direction: directionOf(language) })}
        />
      </Card>
      {versions.length > 1 && <ArticleVersions versions={versions} current={version} />}
    </Page>
  );
}
