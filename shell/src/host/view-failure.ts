import type { I18n } from '@touchline/plugin-api';
import { ApplicationError, errorCode } from '@touchline/plugin-api/errors';
import type { ViewDescription } from './mounted-view.ts';
import { createRetryCard } from './retry-card.ts';

/** Makes the card of a failure that has its own words; undefined for any other. */
export type FailureCard = (given: {
  readonly root: HTMLElement;
  readonly error: unknown;
  readonly onRetry: () => void;
}) => HTMLElement | undefined;

/** Failures that the same code will meet again however often it is loaded. */
const LASTING = new Set(['plugin_incompatible', 'settings_invalid', 'view_missing']);

/** The code has been on the way for too long; it may still come. */
export function isLate(error: unknown): boolean {
  return errorCode(error) === 'lifecycle_timeout' && (error as ApplicationError).phase === 'load';
}

/** Whether an automatic retry is worth it. */
export function isRetried(error: unknown): boolean {
  return !isLate(error) && !LASTING.has(errorCode(error));
}

/** The error of a view whose code threw. */
export function crash(
  description: ViewDescription,
  cause: unknown,
  phase: string,
): ApplicationError {
  return new ApplicationError({
    code: 'view_crashed',
    message: `view "${description.name}" of plugin "${description.plugin}" threw: ${String(cause)}`,
    plugin: description.plugin,
    phase,
    cause,
  });
}

/** The card in the place of a view that failed: the failure's own, else the ordinary one. */
export function createFailedViewCard({
  description: { home },
  root,
  error,
  texts,
  failureCard,
  onRetry,
}: {
  readonly description: ViewDescription;
  readonly root: HTMLElement;
  readonly error: unknown;
  readonly texts: Pick<I18n, 't'>;
  readonly failureCard: FailureCard | undefined;
  readonly onRetry: () => void;
}): HTMLElement {
  return (
    failureCard?.({ root, error, onRetry }) ??
    createRetryCard({
      message: texts.t('main_view_failed'),
      label: texts.t('main_page_refresh_button'),
      onRetry,
      home: home === undefined ? undefined : { label: texts.t('main_to_home'), href: home },
    })
  );
}
