import { usePlugin } from '@touchline/plugin-api';
import { Chip, ChipBar, EventList, SectionHeader } from '@touchline/ui';
import { useEventList } from '../event-list/use-event-list.ts';
import { EventRow } from '../event-row/event-row.tsx';
import { popularTerms } from './popular-terms.ts';

/** Before anything is searched for: what the popular events can be found by, and they themselves. */
export function Popular({ onPick }: { readonly onPick: (text: string) => void }) {
  const { i18n, live } = usePlugin();
  const { eventIds } = useEventList('top:popular');
  const terms = popularTerms(eventIds.flatMap((eventId) => live.event(eventId).get() ?? []));
  if (terms.length === 0) {
    return undefined;
  }
  return (
    <>
      <section>
        <SectionHeader title={i18n.t('search.popular')} />
        <ChipBar label={i18n.t('search.popular')}>
          {terms.map((term) => (
            <Chip key={term} onClick={() => onPick(term)}>
              {term}
            </Chip>
          ))}
        </ChipBar>
      </section>
      <section>
        <SectionHeader title={i18n.t('search.popularEvents')} />
        <EventList>
          {eventIds.map((eventId) => (
            <EventRow key={eventId} eventId={eventId} />
          ))}
        </EventList>
      </section>
    </>
  );
}
