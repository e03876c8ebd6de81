import type { I18n } from '@touchline/plugin-api';
import { errorCode } from '@touchline/plugin-api/errors';
import { DICTIONARY_FAILED } from '../services/i18n/dictionaries.ts';
import { createDictionaryCard } from './dictionary-card.ts';
import { createOfflineCard, retryWhenOnline } from './offline-card.ts';
import type { FailureCard } from './view-failure.ts';

/**
 * The card of a view that failed without a connection or without its dictionaries; other failures keep
 * the ordinary card.
 */
export function createFailureCard({
  texts,
  window,
  outlet,
}: {
  readonly texts: Pick<I18n, 't'>;
  readonly window: Window;
  readonly outlet: HTMLElement;
}): FailureCard {
  return ({ root, error, onRetry }) => {
    if (window.navigator.onLine) {
      return errorCode(error) === DICTIONARY_FAILED
        ? createDictionaryCard({ texts, onRetry })
        : undefined;
    }
    retryWhenOnline({ window, root, onRetry });
    return root.parentElement === outlet ? createOfflineCard({ texts, onRetry }) : undefined;
  };
}
