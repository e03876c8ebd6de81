import { ReconciledDaysAnswer } from '@touchline/contracts/money';
import { call } from './call.ts';
import { addressOf } from './query.ts';

/** Days that were compared with the payment providers, newest first, a page at a time. */
export function readReconciledDays({
  onlyDifferences,
  cursor,
}: {
  readonly onlyDifferences: boolean;
  readonly cursor?: string | undefined;
}) {
  return call({
    path: addressOf('/payments-api/v1/operator/reconciliations', {
      only: onlyDifferences ? 'differences' : undefined,
      cursor,
    }),
    answer: ReconciledDaysAnswer,
  });
}
