import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Button, EmptyState, EventList, SectionHeader } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import { useMemo } from 'react';
import { ListWaiting } from '../event-list/list-waiting.tsx';
import { EventRow } from '../event-row/event-row.tsx';
import { LiveRail } from '../hub/live-rail.tsx';
import { EventSections } from '../section/event-sections.tsx';
import { type AskedEvents, readAsked } from './asked.ts';
import { EsportsAddresses } from './esports-addresses.tsx';
import { useLists } from './use-lists.ts';

const NONE: ReadonlySet<number> = new Set();

/** Lists of esports events: a choice, disciplines, or one competition. */
function EsportsEvents({ input }: ViewProps) {
  const asked = useMemo(() => readAsked('events', input), [input]);
  return asked === undefined ? undefined : (
    <EsportsAddresses prefix={asked.prefix} type={asked.type}>
      <Lists {...asked} />
    </EsportsAddresses>
  );
}

function Lists({ lists, top, isCompact = false, streamsOnly = false }: AskedEvents) {
  const { i18n } = usePlugin();
  const topics = useMemo(
    () => [...(top === undefined ? [] : [top]), ...lists.map(({ topic }) => topic)],
    [lists, top],
  );
  const listOf = useLists(topics);
  if (!topics.every((topic) => listOf(topic).ready)) {
    return <ListWaiting count={6} />;
  }
  const eventsOf = (topic: string) =>
    listOf(topic).events.filter(({ hasStream }) => !streamsOnly || hasStream === true);
  const isEmpty = topics.every((topic) => eventsOf(topic).length === 0);
  if (isEmpty) {
    const texts = streamsOnly ? 'esports.noStreams' : 'hub.none';
    const hint = streamsOnly ? 'esports.noStreamsHint' : 'hub.noneHint';
    return <EmptyState path={calendarIcon} title={i18n.t(texts)} text={i18n.t(hint)} />;
  }
  const topEvents = top === undefined ? [] : eventsOf(top);
  const soon = topEvents.filter(({ section }) => section === 'line');
  return (
    <>
      <LiveRail
        events={topEvents.filter(({ section }) => section === 'live')}
        title={i18n.t('home.live')}
      />
      {soon.length === 0 ? undefined : (
        <section aria-label={i18n.t('home.soon')}>
          <SectionHeader title={i18n.t('home.soon')} />
          <Rows ids={soon.map(({ id }) => id)} />
        </section>
      )}
      {lists.map((list) => {
        const events = eventsOf(list.topic);
        const shown = events.slice(0, list.all?.shown);
        return events.length === 0 ? undefined : (
          <section key={list.topic} aria-label={list.title}>
            <SectionHeader
              title={list.title}
              count={events.length}
              action={
                list.all === undefined ? undefined : (
                  <Button
                    variant="quiet"
                    size="small"
                    href={list.all.href}
                    aria-label={`${i18n.t('home.all')}: ${list.title}`}
                  >
                    {i18n.t('home.all')}
                  </Button>
                )
              }
            />
            {isCompact || list.all !== undefined ? (
              <Rows ids={shown.map(({ id }) => id)} />
            ) : (
              <EventSections list={list.topic} events={shown} best={NONE} market="result" />
            )}
          </section>
        );
      })}
    </>
  );
}

function Rows({ ids }: { readonly ids: readonly number[] }) {
  return (
    <EventList>
      {ids.map((id) => (
        <EventRow key={id} eventId={id} />
      ))}
    </EventList>
  );
}

export const view = reactView(EsportsEvents);
