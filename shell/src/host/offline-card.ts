import type { I18n } from '@touchline/plugin-api';
import { createPageCard } from './page-card.ts';

/** "wifi-off" of Material Design Icons. */
const ICON =
  'M2.28 3L1 4.27l1.47 1.47c-.43.26-.86.55-1.27.86L3 9c.53-.4 1.08-.75 1.66-1.07l2.23 2.23c-.74.34-1.45.75-2.09 1.24l1.8 2.4c.78-.58 1.66-1.03 2.6-1.33L11.75 15c-1.25.06-2.4.49-3.35 1.2l3.6 4.8l1.88-2.5L18 22.72L19.27 21zM12 3c-2.15 0-4.2.38-6.1 1.07l2.39 2.4C9.5 6.16 10.72 6 12 6c3.38 0 6.5 1.11 9 3l1.8-2.4C19.79 4.34 16.06 3 12 3m0 6c-.38 0-.75 0-1.12.05l3.19 3.2c1.22.28 2.36.82 3.33 1.55l1.8-2.4C17.2 9.89 14.7 9 12 9';

/** The card of a page that cannot be loaded because there is no connection. */
export function createOfflineCard({
  texts,
  onRetry,
}: {
  readonly texts: Pick<I18n, 't'>;
  readonly onRetry: () => void;
}): HTMLElement {
  const card = createPageCard({
    icon: ICON,
    title: texts.t('main_offline_title'),
    text: texts.t('main_offline_page'),
    label: texts.t('main_page_refresh_button'),
    onRetry,
  });
  card.dataset['offlineCard'] = '';
  return card;
}

/** Retries automatically what failed without a connection, when that is back and it is still there. */
export function retryWhenOnline({
  window,
  root,
  onRetry,
}: {
  readonly window: Window;
  readonly root: HTMLElement;
  readonly onRetry: () => void;
}): void {
  const retry = () => {
    if (root.isConnected) {
      onRetry();
    }
  };
  window.addEventListener('online', retry, { once: true });
}
