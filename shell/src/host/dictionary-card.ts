import type { I18n } from '@touchline/plugin-api';
import { createPageCard } from './page-card.ts';

/** "book-alert" of Material Design Icons. */
const ICON =
  'M16 2H4c-1.1 0-2 .9-2 2v16c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2V4c0-1.1-.9-2-2-2m0 18H4V4h1v7l2.5-1.5L10 11V4h6zm4-5h2v2h-2zm2-8v6h-2V7z';

/** The card of a page whose texts could not be loaded (platform.txt §8): what, and what helps. */
export function createDictionaryCard({
  texts,
  onRetry,
}: {
  readonly texts: Pick<I18n, 't'>;
  readonly onRetry: () => void;
}): HTMLElement {
  const card = createPageCard({
    icon: ICON,
    title: texts.t('main_dictionary_load_error'),
    text: texts.t('main_dictionary_refresh_page'),
    label: texts.t('main_refreshing_button'),
    onRetry,
  });
  card.dataset['dictionaryCard'] = '';
  return card;
}
