import type { Disposer, Live } from '@touchline/plugin-api';

/**
 * What failed while the connection was away is retried when it is back, as if requested: when
 * the browser says so, or when the stream of prices resumes.
 */
export function recoverWhenOnline(window: Window, live: Pick<Live, 'status'>): Disposer {
  const heal = () => {
    const buttons = window.document.querySelectorAll<HTMLElement>('[data-retry-card] button');
    for (const button of buttons) {
      button.click();
    }
  };
  let { state } = live.status.get();
  const stop = live.status.subscribe((status) => {
    if (status.state === 'live' && state !== 'live') {
      heal();
    }
    ({ state } = status);
  });
  window.addEventListener('online', heal);
  return () => {
    stop();
    window.removeEventListener('online', heal);
  };
}
