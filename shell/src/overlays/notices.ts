import type { Disposer, I18n, Live, ReadableStore } from '@touchline/plugin-api';
import type { Availability } from '../plugins/mandatory.ts';
import styles from './notices.module.css';

export interface NoticeDependencies {
  readonly slot: HTMLElement;
  readonly texts: Pick<I18n, 't'>;
  readonly live: Live;
  readonly availability: ReadableStore<Availability>;
  readonly window: Window;
}

function createBar(kind: string): HTMLElement {
  const bar = document.createElement('div');
  bar.className = styles['bar'] ?? '';
  bar.dataset['notice'] = kind;
  bar.setAttribute('role', 'status');
  bar.hidden = true;
  return bar;
}

/**
 * The page's own notices above its content: that the connection is lost, that prices are
 * old, that betting is shut because what protects the player is missing.
 */
export function showNotices(dependencies: NoticeDependencies): Disposer {
  const { slot, texts, live, availability, window } = dependencies;
  const connection = createBar('connection');
  const mandatory = createBar('mandatory');
  slot.prepend(connection, mandatory);

  const set = (bar: HTMLElement, text: string | undefined) => {
    bar.hidden = text === undefined;
    if (text !== undefined && bar.textContent !== text) {
      bar.textContent = text;
    }
  };
  const showConnection = () => {
    const { state } = live.status.get();
    if (!window.navigator.onLine || state === 'offline') {
      set(connection, texts.t('main_offline'));
    } else {
      set(connection, state === 'stale' ? texts.t('main_prices_stale') : undefined);
    }
  };
  const showMandatory = () =>
    set(
      mandatory,
      availability.get() === 'unavailable' ? texts.t('main_betting_unavailable') : undefined,
    );
  showConnection();
  showMandatory();
  window.addEventListener('online', showConnection);
  window.addEventListener('offline', showConnection);
  const stops = [live.status.subscribe(showConnection), availability.subscribe(showMandatory)];
  return () => {
    window.removeEventListener('online', showConnection);
    window.removeEventListener('offline', showConnection);
    for (const stop of stops) {
      stop();
    }
    connection.remove();
    mandatory.remove();
  };
}
