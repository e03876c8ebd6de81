import type { TopicState } from '@touchline/live-client';
import { usePlugin } from '@touchline/plugin-api';
import { useMemo } from 'react';
import { useHiddenSports } from './use-hidden-sports.ts';
import { useTopic } from './use-topic.ts';

/** Follows the topic of a list while the component is shown, without the sports that the player has hidden. */
export function useEventList(topic: string): TopicState {
  const { live } = usePlugin();
  const state = useTopic(topic);
  const isHidden = useHiddenSports();
  return useMemo(() => {
    const eventIds = state.eventIds.filter((eventId) => !isHidden(live.event(eventId).get()));
    return eventIds.length === state.eventIds.length ? state : { ...state, eventIds };
  }, [state, live, isHidden]);
}
