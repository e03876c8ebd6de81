import type { EventView } from '@touchline/live-client';
import { usePlugin } from '@touchline/plugin-api';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useHiddenSports } from '../event-list/use-hidden-sports.ts';

/** The events of a topic, as they were when one of the topics last changed. */
export interface TopicEvents {
  readonly ready: boolean;
  readonly events: readonly EventView[];
}

const NOT_YET: TopicEvents = { ready: false, events: [] };

/** Follows several topics as one: another number of them is no other number of hooks. */
export function useLists(topics: readonly string[]): (topic: string) => TopicEvents {
  const { live } = usePlugin();
  const isHidden = useHiddenSports();
  useEffect(() => {
    const stops = topics.map((topic) => live.follow(topic));
    return () => stops.forEach((stop) => stop());
  }, [live, topics]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = topics.map((topic) => live.topic(topic).subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    [live, topics],
  );
  // As a text it is the same as long as no topic has changed: `1,2,3;;4` and a dash for one that is not there.
  const read = () =>
    topics
      .map((topic) => live.topic(topic).get())
      .map(({ ready, eventIds }) => (ready ? eventIds.join(',') : '-'))
      .join(';');
  const known = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => {
    const lists = known.split(';').map((ids): TopicEvents => {
      if (ids === '-') {
        return NOT_YET;
      }
      const events = ids.split(',').flatMap((id) => live.event(Number(id)).get() ?? []);
      return { ready: true, events: events.filter((event) => !isHidden(event)) };
    });
    return (topic) => lists[topics.indexOf(topic)] ?? NOT_YET;
  }, [topics, live, isHidden, known]);
}
