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

export function StatesPage() {
  return (
    <Frame slipBar={false}>
      <h1 className={styles.title}>States</h1>
      <div className={styles.stack}>
        <NoticeBanner text="Live scores may be some seconds behind the match." />
        <SectionHeader title="Loading" icon={<Spinner label="Loading" />} />
        <EventCardSkeleton count={2} label="Loading events" />
        <ProgressBar label="Deposit limit used" value={0.7} />
        <SectionHeader title="Empty" />
        <EmptyState
          path={searchIcon}
          title="Nothing found for “Arsenl”"
          text="Check the spelling, or look through today’s matches."
          action={<Button variant="primary">Today’s matches</Button>}
        />
        <SectionHeader title="Failed" />
        <RetryCard
          title="This section did not load"
          text="The rest of the page works. You can try again."
          retryText="Try again"
          onRetry={() => undefined}
          reference="TL-PLUGIN-LOAD · 7f3a"
        />
      </div>
    </Frame>
  );
}
