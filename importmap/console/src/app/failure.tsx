import { RetryCard } from '@touchline/ui';
import type { Loaded } from '../api/use-loaded.ts';
import { useTexts } from '../texts/texts-context.ts';

/** Says that what a view is about could not be had; nothing while the sign-in is asked for. */
export function Failure({ of }: { readonly of: Loaded<unknown> }) {
  const { t } = useTexts();
  if (of.error === undefined || of.value !== undefined || of.error.code === 'unauthorized') {
    return undefined;
  }
  return (
    <RetryCard
      title={t('failure.title')}
      text={of.error.message}
      retryText={t('failure.retry')}
      onRetry={of.reload}
      reference={of.error.code}
    />
  );
}
