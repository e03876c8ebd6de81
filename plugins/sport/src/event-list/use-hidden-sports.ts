import { HIDDEN_SPORTS_KEYS, hiddenSportIds, isSportHidden } from '@touchline/domain/player';
import { usePlugin } from '@touchline/plugin-api';
import { useCallback, useSyncExternalStore } from 'react';

type Section = keyof typeof HIDDEN_SPORTS_KEYS;

/** What tells whether the player has hidden a sport in a section; the same function until that changes. */
export function useHiddenSports(): (
  event: { readonly sport: string; readonly section: Section } | undefined,
) => boolean {
  const { keys } = usePlugin();
  const subscribe = useCallback(
    (listener: () => void) => keys.subscribe(Object.values(HIDDEN_SPORTS_KEYS), listener),
    [keys],
  );
  const line = useSyncExternalStore(subscribe, () => keys.get(HIDDEN_SPORTS_KEYS.line), none);
  const live = useSyncExternalStore(subscribe, () => keys.get(HIDDEN_SPORTS_KEYS.live), none);
  return useCallback(
    (event) => {
      const hidden = { line: hiddenSportIds(line), live: hiddenSportIds(live) };
      return event !== undefined && isSportHidden(hidden, event);
    },
    [line, live],
  );
}

/** What the server renders is rendered for a visitor. */
function none() {
  return undefined;
}
