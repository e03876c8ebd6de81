import type { I18n, RequestOutcome } from '@touchline/plugin-api';
import type { WordedNotification } from './notifications.ts';

/** Failures shown at one time (product specification §8). */
const MOST_FAILURES = 3;
/** A failure with this status brings a message that players may read. */
const WORDED_BY_SERVER = 2;

interface Failure {
  readonly message: string;
  readonly priority: number;
}

/** The status of a failure as the server states it, in the error itself or in its details. */
function statusOf(error: unknown): unknown {
  const { status, details } = (error ?? {}) as { status?: unknown; details?: unknown };
  return status === WORDED_BY_SERVER
    ? status
    : (details as { status?: unknown } | undefined)?.status;
}

function failureOf(error: unknown, texts: Pick<I18n, 't'>): Failure {
  const message = (error as { message?: unknown } | undefined)?.message;
  return statusOf(error) === WORDED_BY_SERVER && typeof message === 'string'
    ? { message, priority: 1 }
    : { message: texts.t('main_query_error'), priority: 0 };
}

/**
 * What a player sees of several requests (product specification §8): at most three failures,
 * those with their own message first; without a failure, every success message once.
 */
export function describeRequests(
  outcomes: readonly RequestOutcome[],
  texts: Pick<I18n, 't'>,
): readonly WordedNotification[] {
  const failures = outcomes
    .flatMap((outcome) => (outcome.success ? [] : [failureOf(outcome.error, texts)]))
    .toSorted((left, right) => right.priority - left.priority);
  if (failures.length > 0) {
    return failures.slice(0, MOST_FAILURES).map(({ message }) => ({ kind: 'error', message }));
  }
  const messages = outcomes.flatMap((outcome) =>
    outcome.success ? [outcome.message ?? texts.t('main_save_success')] : [],
  );
  return [...new Set(messages)].map((message) => ({ kind: 'success', message }));
}
