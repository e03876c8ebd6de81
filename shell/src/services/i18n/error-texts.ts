import type { Clock, Disposer } from '@touchline/plugin-api';
import type { ViewHost } from '../../host/view-host.ts';
import type { LoadTranslations, ShellI18n } from './i18n.ts';

const AGAIN_AFTER = 5_000;

/** Words for error codes; not needed for the first screen. */
export const ERROR_TEXTS: Readonly<Record<string, LoadTranslations>> = {
  en: () => import('./errors.en.json'),
  ru: () => import('./errors.ru.json'),
  ar: () => import('./errors.ar.json'),
};

/**
 * Brings the words for error codes, trying again until they are there. Views that were shown
 * before and asked for some say them then.
 */
export function loadErrorTexts({
  i18n,
  host,
  clock,
  texts = ERROR_TEXTS,
}: {
  readonly i18n: Pick<ShellI18n, 'language' | 'addNamespace' | 'isErrorAwaited'>;
  readonly host: Pick<ViewHost, 'refresh'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly texts?: typeof ERROR_TEXTS;
}): Disposer {
  let stop: Disposer = () => undefined;
  const load = texts[i18n.language] ?? texts['en'];
  const bring = () => {
    if (load === undefined) return;
    i18n.addNamespace('errors', load).then(
      () => {
        if (i18n.isErrorAwaited()) host.refresh();
      },
      () => {
        stop = clock.after(AGAIN_AFTER, bring);
      },
    );
  };
  bring();
  return () => stop();
}
