import { AGREED_KINDS, type ArticleKind, type OperatorArticle } from '@touchline/contracts/site';
import { languageName } from '@touchline/domain/languages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@touchline/ui';
import { Checkbox, Tabs } from '@touchline/ui/forms';
import { readArticle } from '../api/article-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { Page } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { ArticleFields } from './article-fields.tsx';
import styles from './articles.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import { useArticleDraft } from './use-article-draft.ts';

/** Writes the next version of an article, from the latest one. */
function Draft({ article }: { readonly article: OperatorArticle }) {
  const { t } = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const draft = useArticleDraft(article);
  const [language, setLanguage] = useState(draft.texts[0]?.language ?? '');
  const [isPublishing, setPublishing] = useState(false);
  const text = draft.texts.find((one) => one.language === language);
  return (
    <>
      <Tabs
        label={t('articles.languages')}
        tabs={draft.texts.map((one) => ({ key: one.language, text: languageName(one.language) }))}
        selected={language}
        onSelect={setLanguage}
      >
        {text !== undefined && (
          <ArticleFields
            key={language}
            text={text}
            onChange={(fields) => draft.change(language, fields)}
          />
        )}
      </Tabs>
      {AGREED_KINDS.includes(article.kind) && (
        <Checkbox
          label={t('articles.acceptance')}
          hint={t('articles.acceptanceHint')}
          checked={draft.isAcceptanceRequired}
          onChange={(event) => draft.requireAcceptance(event.target.checked)}
        />
      )}
      <div>
        <Button variant="primary" onClick={() => setPublishing(true)}>
          {t('articles.publish')}
        </Button>
      </div>
      {isPublishing && (
        <PublishDialog
          article={article}
          draft={draft}
          onClose={() => setPublishing(false)}
          onDone={(published) => {
            setPublishing(false);
            const version = published.versions[0]?.version ?? 0;
            notify({ tone: 'success', title: t('articles.published', { version }) });
            client.setQueryData(['article', article.kind], published);
            void client.invalidateQueries({ queryKey: ['articles'] });
          }}
        />
      )}
    </>
  );
}

/** An article: its next version to write, and those that were published. */
export function ArticleView({ kind }: { readonly kind: ArticleKind }) {
  const { t, moment } = useTexts();
  const loaded = useQuery({
    queryKey: ['article', kind],
    queryFn: () => readArticle(kind),
    // What is being written stays as it is.
    staleTime: Infinity,
  });
  const article = loaded.data;
  const english = article?.texts.find(({ language }) => language === 'en');
  return (
    <Page title={english?.title ?? kind} text={t('articles.editText')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {article !== undefined && (
        <>
          <Draft key={article.versions[0]?.version} article={article} />
          <h2 className={styles.heading}>{t('articles.versions')}</h2>
          <ul className={styles.list}>
            {article.versions.map((one) => (
              <li key={one.version} className={styles.entry}>
                {t('articles.version', {
                  version: one.version,
                  when: moment(one.publishedAt),
                  actor: one.publishedBy,
                })}
                {one.isAcceptanceRequired && (
                  <span className={styles.muted}>{t('articles.accepted')}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}
