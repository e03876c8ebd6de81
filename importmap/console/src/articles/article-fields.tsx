import type { ArticleText } from '@touchline/contracts/site';
import { directionOf } from '@touchline/domain/languages';
import { TextField } from '@touchline/ui/forms';
import { useId } from 'react';
import { TextArea } from '../configuration/text-area.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './articles.module.css';

/** An article in one language, to be written. */
export function ArticleFields({
  text,
  onChange,
}: {
  readonly text: ArticleText;
  readonly onChange: (fields: Partial<Omit<ArticleText, 'language'>>) => void;
}) {
  const { t } = useTexts();
  const id = useId();
  const direction = directionOf(text.language);
  return (
    <div className={styles.fields}>
      <TextArea
        id={`${id}-summary`}
        label={t('articles.summary')}
        hint={t('articles.summaryHint')}
        direction={direction}
        value={text.summary}
        onChange={(summary) => onChange({ summary })}
      />
      <TextField
        label={t('articles.name')}
        dir={direction}
        maxLength={120}
        value={text.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextField
        label={t('articles.description')}
        hint={t('articles.descriptionHint')}
        dir={direction}
        maxLength={300}
        value={text.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <TextArea
        id={`${id}-body`}
        label={t('articles.body')}
        hint={t('articles.bodyHint', { fact: '{{company.name}}' })}
        direction={direction}
        value={text.body}
        onChange={(body) => onChange({ body })}
      />
    </div>
  );
}
