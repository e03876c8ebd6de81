import { languageWithTexts } from '@touchline/domain/languages';
import type { Clock, Disposer, TranslationModule } from '@touchline/plugin-api';
import type { ViewHost } from '../../host/view-host.ts';
import type { LoadTranslations, ShellI18n } from './i18n.ts';

const AGAIN_AFTER = 5_000;

/** Words for error codes; not needed for the first screen. */
function errorTexts(language: string): LoadTranslations {
  const written = languageWithTexts(language);
  return () => import(`../../translations/${written}/errors.json`) as Promise<TranslationModule>;
}

/**
 * Puts an error into words, waiting until there are any; into those for everything that fails where
 * they cannot be loaded.
 */
export function createErrorWording(
  i18n: Pick<ShellI18n, 'language' | 'addNamespace' | 'forNamespace'>,
  load = errorTexts(i18n.language),
): (error: unknown) => Promise<string> {
  const texts = i18n.forNamespace('shell');
  return async (failure) => {
    await Promise.allSettled([i18n.addNamespace('errors', load)]);
    return texts.error(failure) || texts.t('main_query_error');
  };
}

/**
 * Brings the words for error codes and what the document has in part, trying again until they are there. Views that
 * were shown before and requested some show them then.
 */
export function loadRestOfTexts({
  i18n,
  host,
  clock,
  load = errorTexts(i18n.language),
}: {
  readonly i18n: Pick<ShellI18n, 'language' | 'addNamespace' | 'complete' | 'isAwaited'>;
  readonly host: Pick<ViewHost, 'refresh'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly load?: LoadTranslations;
}): Disposer {
  let stop: Disposer = () => undefined;
  const bring = () => {
    Promise.all([i18n.complete(), i18n.addNamespace('errors', load)]).then(
      () => {
        if (i18n.isAwaited()) host.refresh();
      },
      () => {
        stop = clock.after(AGAIN_AFTER, bring);
      },
    );
  };
  bring();
  return () => stop();
}
