import { reactView, usePlugin } from '@touchline/plugin-api';
import { EventCardSkeleton, EventList, SectionHeader, VisuallyHidden } from '@touchline/ui';
import { EventRow } from '../event-row/event-row.tsx';
import { SportStrip } from '../event-list/sport-strip.tsx';
import { useEventList } from '../event-list/use-event-list.ts';
import { useDeferredValue } from 'react';
import { AllLink } from './all-link.tsx';
import { FeaturedMatch } from './featured-match.tsx';
import styles from './home.module.css';

/** Events that a phone's first screen shows, the featured one included; the others are drawn right after. */
const FIRST_EVENTS = 7;

/** The site's popular matches, once they are there. */
function PopularEvents() {
  const { i18n } = usePlugin();
  const { ready, eventIds } = useEventList('top:popular');
  if (!ready) {
    return <EventCardSkeleton count={FIRST_EVENTS} label={i18n.t('loading')} />;
  }
  return eventIds.length === 0 ? (
    <p>{i18n.t('empty.line')}</p>
  ) : (
    <FeaturedAndRows eventIds={eventIds} />
  );
}

/** Matches, the first of them large. What is deferred begins with those that came, never with none. */
function FeaturedAndRows({ eventIds }: { readonly eventIds: readonly number[] }) {
  const { i18n } = usePlugin();
  const [featured, ...rows] = useDeferredValue(eventIds, eventIds.slice(0, FIRST_EVENTS));
  return featured === undefined ? undefined : (
    <>
      <FeaturedMatch eventId={featured} />
      <SectionHeader title={i18n.t('home.popular')} action={<AllLink section="line" />} />
      <EventList>
        {rows.map((eventId) => (
          <EventRow key={eventId} eventId={eventId} />
        ))}
      </EventList>
    </>
  );
}

/** What every visit begins with. All else comes after it, in the slot `home` of the page. */
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
      <PopularEvents />
    </>
  );
}

export const view = reactView(Home);
