import type { TopicState } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useEffect } from 'react';

/**
 * Follows a topic while the component is shown. What came with the document is there in the first
 * render, so the first paint has prices.
 */
export function useTopic(topic: string): TopicState {
  const { live } = usePlugin();
  const state = useStore(live.topic(topic));
  useEffect(() => live.follow(topic), [live, topic]);
  return state;
}
