import { Button, EmptyState, EventCardSkeleton, NoticeBanner, RetryCard } from '@touchline/ui';
import { receiptIcon } from '@touchline/ui/icons';
import { LoadingState } from '@touchline/ui/parts';
import styles from './board.module.css';
import { texts } from './texts/texts.ts';

/** What is shown before data, without it, and when it does not come. */
export function WaitingPage() {
  return (
    <main className={styles.board}>
      <h1 className={styles.title}>{texts.waiting}</h1>
      <NoticeBanner tone="warning" text={texts.stale} />
      <EventCardSkeleton count={2} label={texts.loading} />
      <LoadingState shape="rows" count={2} label={texts.loading} />
      <LoadingState shape="tiles" count={2} label={texts.loading} />
      <LoadingState shape="figures" count={2} label={texts.loading} />
      <LoadingState shape="table" count={3} label={texts.loading} />
      <EmptyState
        path={receiptIcon}
        title={texts.nothing}
        text={texts.nothingText}
        action={<Button variant="primary">{texts.browse}</Button>}
      />
      <RetryCard
        title={texts.failed}
        text={texts.failedText}
        retryText={texts.retry}
        onRetry={() => undefined}
        reference="TL-PLUGIN-LOAD · 7f3a"
      />
    </main>
  );
}
