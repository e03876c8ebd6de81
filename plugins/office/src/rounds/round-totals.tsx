import { usePlugin, useResource } from '@touchline/plugin-api';
import { HistoryFigures } from '../history/history-figures.tsx';
import { roundTotalsResource } from './rounds.resource.ts';

/** What all rounds of a filter come to, each currency by itself. */
export function RoundTotals({ filter }: { readonly filter: string }) {
  const { i18n } = usePlugin();
  const { data, status } = useResource(roundTotalsResource, { filter });
  const totals = data?.totals ?? [];
  const words = {
    countText: i18n.t('rounds.rounds'),
    netNote: i18n.t('rounds.net'),
    openText: (amount: string) => i18n.t('rounds.open', { amount }),
  };
  return totals.length === 0 ? (
    <HistoryFigures {...words} sums={undefined} busy={status === 'loading'} />
  ) : (
    totals.map(({ rounds: count, ...sums }) => (
      <HistoryFigures key={sums.currency} {...words} sums={{ count, ...sums }} busy={false} />
    ))
  );
}
