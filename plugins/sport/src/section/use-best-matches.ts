import { usePlugin, useStore } from '@touchline/plugin-api';
import { useEffect, useMemo } from 'react';

const NONE: ReadonlySet<number> = new Set();

/**
 * The site's best matches of a section, those that its home page shows, where the player wants them on
 * top; followed only then.
 */
export function useBestMatches(section: 'live' | 'line'): ReadonlySet<number> {
  const { live, preferences } = usePlugin();
  const isWanted = useStore(preferences, ({ isBestMatchesOnTop }) => isBestMatchesOnTop === 1);
  const topic = `top:${section}`;
  const { eventIds } = useStore(live.topic(topic));
  useEffect(() => (isWanted ? live.follow(topic) : undefined), [isWanted, live, topic]);
  return useMemo(() => (isWanted ? new Set(eventIds) : NONE), [isWanted, eventIds]);
}
