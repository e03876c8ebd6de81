import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { lazy, Suspense, useId } from 'react';
import styles from './game.module.css';

const Tracker = lazy(async () => ({
  default: (await import('../tracker/tracker.tsx')).Tracker,
}));

/**
 * Opens the tracker of a match that its feed reports of. Open or not is the player's choice and stays; the page keeps
 * the place of an open one from its first paint, and its code comes after the prices.
 */
export function TrackerToggle({
  event,
  ready,
}: {
  readonly event: EventView;
  readonly ready: boolean;
}) {
  const { i18n, preferences } = usePlugin();
  const isOpen = useStore(preferences, ({ isTrackerOpen }) => isTrackerOpen === 1);
  const id = useId();
  const { id: eventId, sport, home, away, state } = event;
  if (state.reported === undefined) {
    return undefined;
  }
  return (
    <div className={styles.tracker}>
      <Button
        wide
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => preferences.change({ isTrackerOpen: isOpen ? 0 : 1 })}
      >
        {i18n.t('game.tracker')}
      </Button>
      <div id={id} className={styles.trackerPlace}>
        {isOpen && ready ? (
          <Suspense>
            <Tracker
              eventId={eventId}
              sport={sport}
              home={home.name}
              away={away.name}
              moment={`${state.reported} ${state.status}`}
            />
          </Suspense>
        ) : undefined}
      </div>
    </div>
  );
}
