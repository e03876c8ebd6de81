import type { StateChange } from '@touchline/contracts/releases';
import { useState } from 'react';
import { Button, NoticeBanner } from '@touchline/ui';
import { Spinner } from '@touchline/ui/forms';
import { useNotify } from '../app/notices.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import { describeChange } from './describe-change.ts';
import { Differences } from './differences.tsx';
import { Findings } from './findings.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import styles from './review.module.css';
import { type Review, useReview } from './use-review.ts';

/** What is to be done, and against which revision it was thought out. */
export interface Proposal {
  readonly changes: readonly StateChange[];
  readonly revision: number;
  /** What the reason begins as. */
  readonly reason?: string | undefined;
}

interface ReviewProps {
  readonly proposal: Proposal;
  readonly onClose: () => void;
  /** The change has been made. */
  readonly onDone: () => void;
}

/** Shows what a change would do before it is made, and makes it for a reason. */
export function ReviewDialog(
  props: Omit<ReviewProps, 'proposal'> & { readonly proposal: Proposal | undefined },
) {
  const { proposal, ...rest } = props;
  return proposal === undefined ? undefined : <OpenReview proposal={proposal} {...rest} />;
}

/** What a review has found out so far. */
function Outcome({ review }: { readonly review: Review }) {
  const { t } = useTexts();
  const { answer, stale, error } = review;
  if (stale !== undefined) {
    return (
      <section className={styles.stale} role="alert">
        <h3>{t('review.staleTitle', { revision: stale.revision })}</h3>
        <p>{t('review.staleText')}</p>
        <Differences differences={stale.differences} />
        <Button onClick={review.goOn}>{t('review.goOn', { revision: stale.revision })}</Button>
      </section>
    );
  }
  return (
    <>
      {answer === undefined && error === undefined && (
        <p className={styles.waiting}>
          <Spinner label={t('review.trying')} /> {t('review.trying')}
        </p>
      )}
      {answer !== undefined && (
        <>
          <section>
            <h3>{t('review.differences')}</h3>
            <Differences differences={answer.differences} />
          </section>
          <section>
            <h3>{t('review.findings')}</h3>
            <Findings findings={answer.findings} />
          </section>
        </>
      )}
      {error !== undefined && (
        <NoticeBanner
          tone="danger"
          text={<span lang="en">{error.message}</span>}
          action={<Button onClick={review.retry}>{t('failure.retry')}</Button>}
        />
      )}
    </>
  );
}

function OpenReview({ proposal, onClose, onDone }: ReviewProps) {
  const texts = useTexts();
  const { t } = texts;
  const notify = useNotify();
  const { chosen } = useEnvironment();
  const review = useReview({
    ...proposal,
    onDone: (applied) => {
      const title = t('review.done', { revision: applied.revision });
      notify({ tone: 'success', title, text: applied.reason });
      onDone();
    },
  });
  const [reason, setReason] = useState(proposal.reason ?? '');
  const { answer, stale, isSending } = review;
  const isBlocked = answer?.findings.some(({ severity }) => severity === 'blocker') === true;
  const isNothing = answer?.differences.length === 0;
  const canApply = answer !== undefined && stale === undefined && !isBlocked && !isNothing;

  return (
    <ReasonDialog
      title={
        chosen === undefined ? t('review.title') : t('review.titleIn', { environment: chosen })
      }
      submitText={t('review.apply')}
      busy={isSending}
      disabled={!canApply}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() => review.apply(reason.trim())}
    >
      <ul className={styles.steps}>
        {proposal.changes.map((change) => (
          <li key={JSON.stringify(change)}>{describeChange(change, texts)}</li>
        ))}
      </ul>
      <Outcome review={review} />
    </ReasonDialog>
  );
}
