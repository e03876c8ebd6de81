import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { RetryCard, Skeleton } from '@touchline/ui';
import { useTexts } from '../texts/texts-context.ts';

/** Shows that the data of a view could not be loaded; nothing while the sign-in is open. */
export function Failure({ of }: { readonly of: UseQueryResult }) {
  const { t } = useTexts();
  const [last, setLast] = useState(of.error);
  if (of.error !== null && of.error !== last) {
    setLast(of.error);
  }
  // A query forgets its error while it is retried; the card stays until there is a response.
  const error = of.error ?? (of.errorUpdateCount > 0 ? last : null);
  if (error === null || of.data !== undefined || error.code === 'unauthorized') {
    return undefined;
  }
  return (
    <RetryCard
      title={t('failure.title')}
      text={error.message}
      retryText={t('failure.retry')}
      onRetry={() => void of.refetch()}
      reference={error.code}
    />
  );
}

/** Holds the place of what is loaded for the first time. */
export function Loading({ of }: { readonly of: UseQueryResult }) {
  return of.isPending && of.errorUpdateCount === 0 && <Skeleton shape="bar" />;
}
