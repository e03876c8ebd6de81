import type { ArticleText, OperatorArticle } from '@touchline/contracts/site';
import { LANGUAGES } from '@touchline/domain/languages';
import { useState } from 'react';

/** A version that is being written: every text of the latest one, without what had changed with it. */
function nextTexts({ texts }: OperatorArticle): readonly ArticleText[] {
  const place = ({ language }: ArticleText) => LANGUAGES.findIndex((one) => one === language);
  return texts
    .map((text) => ({ ...text, summary: '' }))
    .toSorted((left, right) => place(left) - place(right));
}

/** What an operator changes of an article before it is published. */
export function useArticleDraft(article: OperatorArticle) {
  const [texts, setTexts] = useState(() => nextTexts(article));
  const [isAcceptanceRequired, requireAcceptance] = useState(false);
  return {
    texts,
    isAcceptanceRequired,
    requireAcceptance,
    change: (language: string, fields: Partial<Omit<ArticleText, 'language'>>) =>
      setTexts((before) =>
        before.map((text) => (text.language === language ? { ...text, ...fields } : text)),
      ),
    /** Languages whose readers would not learn what has changed. */
    withoutSummary: texts.filter(({ summary }) => summary.trim() === ''),
  };
}
