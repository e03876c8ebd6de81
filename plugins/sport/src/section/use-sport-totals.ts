import { useResource } from '@touchline/plugin-api';
import { useCallback } from 'react';
import { sportsResource } from '../sports.resource.ts';

/** The number of events that a sport has in a section; `undefined` until it is known. */
export function useSportTotals(section: 'live' | 'line'): (sport: string) => number | undefined {
  const { data } = useResource(sportsResource, {});
  return useCallback(
    (sport) => data?.sports.find(({ slug }) => slug === sport)?.[section],
    [data, section],
  );
}
