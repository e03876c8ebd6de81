import { reactView, usePlugin } from '@touchline/plugin-api';
import {
  Button,
  EmptyState,
  EventCardSkeleton,
  EventList,
  Icon,
  SectionHeader,
  VisuallyHidden,
} from '@touchline/ui';
import { calendarIcon, liveIcon } from '@touchline/ui/icons';
import { EventRow } from '../event-row/event-row.tsx';
import { SportStrip } from '../event-list/sport-strip.tsx';
import { useTopic } from '../event-list/use-topic.ts';
import { useDeferredValue } from 'react';
import styles from './home.module.css';

/** Rows of each list that a phone's first screen shows; the others are drawn right after it. */
const FIRST_ROWS = { live: 10, line: 0 };

function TopEvents({ section }: { readonly section: 'live' | 'line' }) {
  const { i18n, navigation } = usePlugin();
  const { ready, eventIds } = useTopic(`top:${section}`);
  const rows = useDeferredValue(eventIds, eventIds.slice(0, FIRST_ROWS[section]));
  return (
    <section className={styles.section}>
      <SectionHeader
        title={i18n.t(`home.${section}`)}
        icon={<Icon path={section === 'live' ? liveIcon : calendarIcon} />}
        action={
          <Button
            variant="quiet"
            size="small"
            href={navigation.href({ route: 'mainSection', params: { section } })}
            aria-label={i18n.t(`home.${section}All`)}
          >
            {i18n.t('home.all')}
          </Button>
        }
      />
      {ready && eventIds.length === 0 ? (
        <EmptyState
          path={calendarIcon}
          title={i18n.t(`empty.${section}`)}
          text={i18n.t('empty.hint')}
        />
      ) : undefined}
      {ready ? (
        <EventList>
          {rows.map((eventId) => (
            <EventRow key={eventId} eventId={eventId} />
          ))}
        </EventList>
      ) : (
        <EventCardSkeleton count={4} label={i18n.t('loading')} />
      )}
    </section>
  );
}

function Home() {
  const { i18n } = usePlugin();
  return (
    <>
      <VisuallyHidden>
        <h1>{i18n.t('title.home')}</h1>
      </VisuallyHidden>
      <div className={styles.sports}>
        <SportStrip section="live" shape="tile" />
      </div>
      <TopEvents section="live" />
      <TopEvents section="line" />
    </>
  );
}

export const view = reactView(Home);
