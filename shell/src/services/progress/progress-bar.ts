import type { Clock, Disposer } from '@touchline/plugin-api';
import styles from './progress-bar.module.css';

/** A navigation that ends sooner shows no bar, ms (product §9). */
export const THROTTLE = 200;
/** The bar has grown to its full length after this, ms (product §9; the style sheet moves it). */
export const DURATION = 5000;
/** The full bar stays for a moment, so that its end is seen, ms. */
const LINGER = 200;

/**
 * A bar at the top of the page while a navigation is on its way. Whether one is, `<html>` says
 * itself (`data-ready`), so that navigation knows nothing of the bar.
 */
export function showProgress({
  document,
  clock,
}: {
  readonly document: Document;
  readonly clock: Clock;
}): Disposer {
  const root = document.documentElement;
  const bar = document.createElement('div');
  bar.className = styles['bar'] ?? '';
  bar.dataset['progress'] = '';
  // The page announces that it is another one; the bar is for the eyes alone.
  bar.setAttribute('aria-hidden', 'true');
  bar.style.setProperty('--progress-duration', `${DURATION}ms`);
  let cancel: Disposer = () => undefined;
  let wasReady = true;

  const look = () => {
    const isReady = 'ready' in root.dataset;
    if (isReady === wasReady) {
      return;
    }
    wasReady = isReady;
    cancel();
    if (!isReady) {
      cancel = clock.after(THROTTLE, () => {
        bar.dataset['progress'] = 'moving';
        document.body.append(bar);
      });
    } else if (bar.isConnected) {
      bar.dataset['progress'] = 'done';
      cancel = clock.after(LINGER, () => bar.remove());
    }
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(root, { attributeFilter: ['data-ready'] });
  return () => {
    observer.disconnect();
    cancel();
    bar.remove();
  };
}
