import { RetryCard, Skeleton } from '@touchline/ui';

/** What a resource answers, as far as it matters here; the answer of `useResource` fits. */
interface Answer {
  readonly status: string;
  readonly error: unknown;
  readonly refresh: () => Promise<void>;
}

export interface ResourceStateProps {
  /** What the page waits for. */
  readonly answers: readonly Answer[];
  /** Has the texts `loading` and `retry`; a plugin's fits. */
  readonly i18n: {
    readonly t: (key: string) => string;
    readonly error: (error: unknown) => string;
  };
  /** What did not load; unless given, the reason alone is shown. */
  readonly title?: string | undefined;
}

/** In the place of what is not there yet: a grey shape, or why it did not come and a way to retry. */
export function ResourceState({ answers, i18n, title }: ResourceStateProps) {
  const failed = answers.find(({ status }) => status === 'error');
  if (failed === undefined) {
    return (
      <output aria-label={i18n.t('loading')}>
        <Skeleton shape="bar" />
      </output>
    );
  }
  const reason = i18n.error(failed.error);
  return (
    <RetryCard
      title={title ?? reason}
      text={title === undefined ? undefined : reason}
      retryText={i18n.t('retry')}
      onRetry={() => void Promise.all(answers.map(({ refresh }) => refresh()))}
    />
  );
}
