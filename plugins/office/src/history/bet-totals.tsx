import { usePlugin, useResource } from '@touchline/plugin-api';
import { betTotalsResource } from './bets.resource.ts';
import { HistoryFigures } from './history-figures.tsx';

/** What all bets of a filter come to, each currency by itself. */
export function Totals({ filter }: { readonly filter: string }) {
  const { i18n } = usePlugin();
  const { data, status } = useResource(betTotalsResource, { filter });
  const totals = data?.totals ?? [];
  const words = {
    countText: i18n.t('totals.bets'),
    netNote: i18n.t('totals.netNote'),
    openText: (amount: string) => i18n.t('totals.open', { amount }),
  };
  return totals.length === 0 ? (
    <HistoryFigures {...words} sums={undefined} busy={status === 'loading'} />
  ) : (
    totals.map(({ bets: count, ...sums }) => (
      <HistoryFigures key={sums.currency} {...words} sums={{ count, ...sums }} busy={false} />
    ))
  );
}

/** How many of the bets of a filter are in the list. */
export function ShownOf({ filter, shown }: { readonly filter: string; readonly shown: number }) {
  const { i18n } = usePlugin();
  const { data } = useResource(betTotalsResource, { filter });
  const all = data?.totals.reduce((sum, { bets }) => sum + bets, 0);
  return all === undefined || all < shown ? undefined : (
    <p>{i18n.t('shownOf', { shown, count: all })}</p>
  );
}
