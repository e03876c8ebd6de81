import { usePlugin, useResource } from '@touchline/plugin-api';
import { Money } from '@touchline/ui';
import { Stat, Stats } from '@touchline/ui/parts';
import { paymentTotals } from '../payments.resource.ts';
import styles from './payment-table.module.css';

const UNKNOWN = '–';

/** What all payments of a filter come to, each currency by itself. */
export function Totals({ filter }: { readonly filter: string }) {
  const { i18n } = usePlugin();
  const { data, status } = useResource(paymentTotals, { filter });
  const totals = data?.totals ?? [];
  if (totals.length === 0) {
    return (
      <Stats busy={status === 'loading'}>
        <Stat label={i18n.t('totals.deposited')} value={UNKNOWN} />
        <Stat label={i18n.t('totals.withdrawn')} value={UNKNOWN} />
        <Stat label={i18n.t('totals.payments')} value={data === undefined ? UNKNOWN : '0'} />
      </Stats>
    );
  }
  return totals.map(({ currency, deposited, withdrawn, payments }) => (
    <Stats key={currency}>
      <Stat
        label={i18n.t('totals.deposited')}
        value={<Money text={i18n.money(deposited, currency)} />}
      />
      <Stat
        label={i18n.t('totals.withdrawn')}
        value={<Money text={i18n.money(withdrawn, currency)} />}
      />
      <Stat label={i18n.t('totals.payments')} value={payments} />
    </Stats>
  ));
}

/** How many of the payments of a filter are in the list. */
export function ShownOf({ filter, shown }: { readonly filter: string; readonly shown: number }) {
  const { i18n } = usePlugin();
  const { data } = useResource(paymentTotals, { filter });
  const all = data?.totals.reduce((sum, { payments }) => sum + payments, 0);
  return all === undefined || all < shown ? undefined : (
    <p className={styles.shown}>{i18n.t('shownOf', { shown, count: all })}</p>
  );
}
