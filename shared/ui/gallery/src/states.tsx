import {
  Button,
  EmptyState,
  EventCardSkeleton,
  RetryCard,
  SectionHeader,
  NoticeBanner,
} from '@touchline/ui';
import { searchIcon } from '@touchline/ui/icons';
import { ProgressBar, Spinner } from '@touchline/ui/forms';
import { Frame } from './frame.tsx';
import styles from './states.module.css';
import { account } from './texts/texts.ts';

const { states } = account;

export function StatesPage() {
  return (
    <Frame slipBar={false}>
      <h1 className={styles.title}>{states.title}</h1>
      <div className={styles.stack}>
        <NoticeBanner text={states.notice} />
        <SectionHeader title={states.loading} icon={<Spinner label={states.loading} />} />
        <EventCardSkeleton count={2} label={states.loadingEvents} />
        <ProgressBar label={states.used} value={0.7} />
        <SectionHeader title={states.empty} />
        <EmptyState
          path={searchIcon}
          title={states.nothing}
          text={states.nothingText}
          action={<Button variant="primary">{states.today}</Button>}
        />
        <SectionHeader title={states.failed} />
        <RetryCard
          title={states.failedTitle}
          text={states.failedText}
          retryText={states.retry}
          onRetry={() => undefined}
          reference="TL-PLUGIN-LOAD · 7f3a"
        />
      </div>
    </Frame>
  );
}
