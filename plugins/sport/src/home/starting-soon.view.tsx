import { reactView, usePlugin } from '@touchline/plugin-api';
import { EventCardSkeleton, EventList, Icon, SectionHeader } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import { EventRow } from '../event-row/event-row.tsx';
import { useEventList } from '../event-list/use-event-list.ts';
import { AllLink } from './all-link.tsx';

/** The next matches, in the order in which they begin. */
function StartingSoon() {
  const { i18n } = usePlugin();
  const { ready, eventIds } = useEventList('top:soon');
  if (!ready) {
    return (
      <div data-pending="">
        <EventCardSkeleton count={6} label={i18n.t('loading')} />
      </div>
    );
  }
  return eventIds.length === 0 ? undefined : (
    <section aria-label={i18n.t('home.soon')}>
      <SectionHeader
        title={i18n.t('home.soon')}
        icon={<Icon path={calendarIcon} />}
        action={<AllLink section="line" />}
      />
      <EventList>
        {eventIds.map((eventId) => (
          <EventRow key={eventId} eventId={eventId} />
        ))}
      </EventList>
    </section>
  );
}

export const view = reactView(StartingSoon);
