import { usePlugin, useResource } from '@touchline/plugin-api';
import { useEffect } from 'react';
import { MINE, mineResource } from '../lobby/games.resource.ts';

/** Brings a player's own games up to date when another device changes them; once a page is enough. */
export function useSharedChoices(): void {
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
}

/** A player's own games, as they are on all their devices. */
export function useMine() {
  useSharedChoices();
  return useResource(mineResource, {});
}
