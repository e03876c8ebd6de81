import type { Disposer } from '@touchline/plugin-api';

/** What failed while the connection was away is tried again when it is back, as if asked for. */
export function healWhenOnline(window: Window): Disposer {
  const heal = () => {
    const buttons = window.document.querySelectorAll<HTMLElement>('[data-retry-card] button');
    for (const button of buttons) {
      button.click();
    }
  };
  window.addEventListener('online', heal);
  return () => window.removeEventListener('online', heal);
}
