import type { Clock, Disposer } from '@touchline/plugin-api';

/** Refreshing pauses when the page has been out of sight this long, ms (product §9). */
export const PAUSE_AFTER = 30_000;

/**
 * Reports when the page has been left for long (false) and, immediately, when it is visible again
 * (true). A page that is left for a moment is not reported.
 */
export function watchPageActivity({
  document,
  clock,
  onChange,
}: {
  readonly document: Document;
  readonly clock: Clock;
  readonly onChange: (active: boolean) => void;
}): Disposer {
  let isActive = true;
  let cancelPause: Disposer = () => undefined;
  const set = (active: boolean) => {
    if (isActive !== active) {
      isActive = active;
      onChange(active);
    }
  };
  const look = () => {
    cancelPause();
    if (document.visibilityState === 'visible') {
      set(true);
    } else {
      cancelPause = clock.after(PAUSE_AFTER, () => set(false));
    }
  };
  // It may have been left before the first listener.
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    cancelPause();
    document.removeEventListener('visibilitychange', look);
  };
}
