import { usePlugin } from '@touchline/plugin-api';
import { EmptyState, SectionHeader } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import { ListWaiting } from '../event-list/list-waiting.tsx';
import { useEvents } from '../event-list/use-events.ts';
import { EventSections } from '../section/event-sections.tsx';

const NONE: ReadonlySet<number> = new Set();

/** Live events and those to come, each by its competitions, of a sport (`list:…:cricket`) or a competition (`champ:…:7`). */
export function CricketLists({
  topicOf,
}: {
  readonly topicOf: (section: 'live' | 'line') => string;
}) {
  const { i18n } = usePlugin();
  const lists = {
    live: useEvents(topicOf('live')),
    line: useEvents(topicOf('line')),
  };
  const isReady = lists.live.ready && lists.line.ready;
  if (!isReady) {
    return <ListWaiting count={8} />;
  }
  if (lists.live.events.length + lists.line.events.length === 0) {
    return (
      <EmptyState path={calendarIcon} title={i18n.t('hub.none')} text={i18n.t('hub.noneHint')} />
    );
  }
  return (['live', 'line'] as const).map((section) =>
    lists[section].events.length === 0 ? undefined : (
      <section key={section} aria-label={i18n.t(`section.${section}`)}>
        <SectionHeader title={i18n.t(`section.${section}`)} />
        <EventSections
          list={topicOf(section)}
          events={lists[section].events}
          best={NONE}
          market="result"
        />
      </section>
    ),
  );
}
