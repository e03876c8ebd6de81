import type { OperatorArticle } from '@touchline/contracts/site';
import { languageName } from '@touchline/domain/languages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import { publishArticle } from '../api/article-requests.ts';
import type { CallError } from '../api/call.ts';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';
import type { useArticleDraft } from './use-article-draft.ts';

/** What is wrong with the texts, as the server says it. */
function problemsOf({ details, message, code }: CallError): string {
  const problems = Array.isArray(details)
    ? details.flatMap((detail: { readonly problem?: unknown }) =>
        typeof detail.problem === 'string' ? [detail.problem] : [],
      )
    : [];
  return problems.length === 0 ? `${message} (${code})` : problems.join('; ');
}

/** Publishes the next version of an article, for a reason that the audit log has. */
export function PublishDialog({
  article: { kind, versions },
  draft: { texts, isAcceptanceRequired, withoutSummary },
  onClose,
  onDone,
}: {
  readonly article: OperatorArticle;
  readonly draft: ReturnType<typeof useArticleDraft>;
  readonly onClose: () => void;
  readonly onDone: (article: OperatorArticle) => void;
}) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const made = useMutation({ mutationFn: publishArticle, onSuccess: onDone });
  const baseVersion = versions[0]?.version ?? 0;
  const missing = withoutSummary.map(({ language }) => languageName(language)).join(', ');
  return (
    <ReasonDialog
      title={t('articles.publishTitle', { version: baseVersion + 1 })}
      submitText={t('articles.publishSubmit')}
      busy={made.isPending}
      disabled={isAcceptanceRequired && missing !== ''}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() =>
        made.mutate({
          kind,
          article: {
            baseVersion,
            isAcceptanceRequired,
            texts: [...texts],
            reason: reason.trim(),
          },
        })
      }
    >
      <p>{t('articles.publishText')}</p>
      {isAcceptanceRequired && <p>{t('articles.publishAcceptance')}</p>}
      {missing !== '' && (
        <NoticeBanner tone="warning" text={t('articles.withoutSummary', { languages: missing })} />
      )}
      {made.error !== null && (
        <NoticeBanner
          tone="danger"
          text={made.error.code === 'revision_stale' ? t('articles.stale') : problemsOf(made.error)}
        />
      )}
    </ReasonDialog>
  );
}
