import type { BetTotals } from '@touchline/contracts/betting';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Money } from '@touchline/ui';
import { Stat, Stats } from '@touchline/ui/parts';
import { betTotalsResource } from './bets.resource.ts';

const UNKNOWN = '–';

function toneOf(net: number): 'winning' | 'losing' | undefined {
  if (net === 0) {
    return undefined;
  }
  return net > 0 ? 'winning' : 'losing';
}

function Figures({
  total,
  busy,
}: {
  readonly total: BetTotals | undefined;
  readonly busy: boolean;
}) {
  const { i18n } = usePlugin();
  const money = (amount: number | undefined) =>
    total === undefined || amount === undefined ? (
      UNKNOWN
    ) : (
      <Money text={i18n.money(amount, total.currency)} />
    );
  const none = busy ? UNKNOWN : '0';
  return (
    <Stats busy={busy}>
      <Stat label={i18n.t('totals.bets')} value={total === undefined ? none : total.bets} />
      <Stat
        label={i18n.t('totals.staked')}
        value={money(total?.staked)}
        note={
          total === undefined || total.open === 0
            ? undefined
            : i18n.t('totals.open', { amount: i18n.money(total.open, total.currency) })
        }
      />
      <Stat label={i18n.t('totals.returned')} value={money(total?.returned)} />
      <Stat
        label={i18n.t('totals.net')}
        value={money(total?.net)}
        tone={toneOf(total?.net ?? 0)}
        note={i18n.t('totals.netNote')}
      />
    </Stats>
  );
}

/** What all bets of a filter come to, each currency by itself. */
export function Totals({ filter }: { readonly filter: string }) {
  const { data, status } = useResource(betTotalsResource, { filter });
  const totals = data?.totals ?? [];
  return totals.length === 0 ? (
    <Figures total={undefined} busy={status === 'loading'} />
  ) : (
    totals.map((total) => <Figures key={total.currency} total={total} busy={false} />)
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
