import type { SportSummary } from '@touchline/contracts/line';
import { useResource } from '@touchline/plugin-api';
import { useMemo } from 'react';
import { sportsResource } from '../sports.resource.ts';
import { useHiddenSports } from './use-hidden-sports.ts';

/**
 * The sports that have events in a section, without those that the player has hidden and without esports,
 * which have pages of their own; undefined until known.
 * @param current the slug of the sport that is shown: it is one of them in any case
 */
export function useSports(
  section: 'live' | 'line',
  current?: string,
): readonly SportSummary[] | undefined {
  const { data } = useResource(sportsResource, {});
  const isHidden = useHiddenSports();
  return useMemo(
    () =>
      data?.sports.filter(
        (sport) =>
          sport.slug === current ||
          (sport.esports === undefined &&
            sport[section] > 0 &&
            !isHidden({ sport: sport.slug, section })),
      ),
    [data, section, current, isHidden],
  );
}
