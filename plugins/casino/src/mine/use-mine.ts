import { usePlugin, useResource } from '@touchline/plugin-api';
import { useEffect } from 'react';
import { MINE, mineResource } from '../lobby/games.resource.ts';

/** A player's own games, as they are on all their devices. */
export function useMine() {
  const { live, resources } = usePlugin();
  useEffect(
    () =>
      live.onPlayerEvent((event) => {
        if (event.type === 'choices-changed' && event.of === 'favourites') {
          void resources.invalidate(MINE);
        }
      }),
    [live, resources],
  );
  return useResource(mineResource, {});
}
