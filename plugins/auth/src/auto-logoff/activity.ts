import type { Clock, Disposer } from '@touchline/plugin-api';

/** Activity is noted once things have been quiet for this long, ms. */
const DEBOUNCE = 100;

const OF_WINDOW = [
  'mousedown',
  'mousemove',
  'mouseup',
  'keydown',
  'touchstart',
  'touchmove',
  'wheel',
  'resize',
] as const;

/**
 * Subscribes to everything a player does: mouse, keys, touch, wheel, resizing, coming back to the tab.
 *
 * @param act receives the time of the event, ms, 100 ms after the last of a series
 */
export function watchActivity({
  window,
  clock,
  act,
}: {
  readonly window: Window;
  readonly clock: Clock;
  readonly act: (at: number) => void;
}): Disposer {
  let stop: Disposer = () => undefined;
  const handle = () => {
    const at = clock.now();
    stop();
    stop = clock.after(DEBOUNCE, () => act(at));
  };
  const look = () => {
    if (window.document.visibilityState === 'visible') {
      handle();
    }
  };
  const options = { passive: true, capture: true };
  for (const name of OF_WINDOW) {
    window.addEventListener(name, handle, options);
  }
  window.document.addEventListener('visibilitychange', look);
  return () => {
    stop();
    for (const name of OF_WINDOW) {
      window.removeEventListener(name, handle, options);
    }
    window.document.removeEventListener('visibilitychange', look);
  };
}

/** Whether a video or a sound plays on the page. */
export function isMediaPlaying(document: Document): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(
    ({ paused, ended }) => !paused && !ended,
  );
}
