import type { Bet } from '@touchline/contracts/betting';
import { usePlugin } from '@touchline/plugin-api';
import { Money } from '@touchline/ui';
import styles from './history.module.css';

/** What has become of a bet other than its result: parts cashed out, settlements that were reversed. */
export function BetEvents({ bet }: { readonly bet: Bet }) {
  const { i18n } = usePlugin();
  const { currency, cashOuts = [], corrections = [], terms, changedInto } = bet;
  const changedFrom = terms?.changedFrom;
  const money = (amount: number) => i18n.money(amount, currency);
  const isNothing = cashOuts.length === 0 && corrections.length === 0;
  if (isNothing && changedFrom === undefined && changedInto === undefined) {
    return undefined;
  }
  return (
    <ul className={styles.events} aria-label={i18n.t('events')}>
      {changedFrom === undefined ? undefined : (
        <li>{i18n.t('changedFrom', { id: changedFrom })}</li>
      )}
      {cashOuts.map(({ at, stake, amount, isAutomatic }) => (
        <li key={`sale ${at} ${stake}`} data-event="cash-out">
          {i18n.dateTime(at, 'date-time')} ·{' '}
          {i18n.t(isAutomatic ? 'sale.automatic' : 'sale.own', { stake: money(stake) })}{' '}
          <Money text={money(amount)} strong />
        </li>
      ))}
      {corrections.map(({ at, status, payout, reason, voidReason }) => (
        <li key={`correction ${at}`} data-event="correction">
          {i18n.dateTime(at, 'date-time')} ·{' '}
          {i18n.t(voidReason === undefined ? 'correction' : 'voidCorrection', {
            status: i18n.t(`status.${status}`),
            amount: money(payout),
            reason: voidReason === undefined ? reason : i18n.t(`voidReason.${voidReason}`),
          })}
        </li>
      ))}
      {changedInto === undefined ? undefined : (
        <li>{i18n.t('changedInto', { id: changedInto })}</li>
      )}
    </ul>
  );
}
