import type { Bet } from '@touchline/contracts/betting';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import { Money } from '@touchline/ui';
import styles from './history.module.css';

/** What the insurance of a bet promises while it is open, and what came of it once it was lost. */
function insuranceLine(i18n: I18n, { status, terms, insured, legs, currency }: Bet) {
  const agreed = terms?.insurance;
  if (agreed !== undefined && status === 'open') {
    return i18n.t('insurance.agreed', { maximum: i18n.money(agreed.maximum, currency) });
  }
  switch (insured?.state) {
    case 'waiting': {
      const isOpen = legs.some(({ result }) => result === 'open');
      return i18n.t(isOpen ? 'insurance.waitsForLegs' : 'insurance.waitsForBonus');
    }
    case 'given':
      return (
        <>
          {i18n.dateTime(insured.at, 'date-time')} · {i18n.t('insurance.given')}{' '}
          <Money text={i18n.money(insured.amount, currency)} strong />
        </>
      );
    case 'none':
      return i18n.t(`insurance.none.${insured.refusal}`);
    case undefined:
      return undefined;
  }
}

/**
 * What has become of a bet other than its result: parts cashed out, settlements that were reversed, its stake given
 * back by its insurance.
 */
export function BetEvents({ bet }: { readonly bet: Bet }) {
  const { i18n } = usePlugin();
  const { currency, cashOuts = [], corrections = [], terms, changedInto } = bet;
  const changedFrom = terms?.changedFrom;
  const insurance = insuranceLine(i18n, bet);
  const money = (amount: number) => i18n.money(amount, currency);
  const isNothing = cashOuts.length === 0 && corrections.length === 0 && insurance === undefined;
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
      {insurance === undefined ? undefined : <li data-event="insurance">{insurance}</li>}
      {changedInto === undefined ? undefined : (
        <li>{i18n.t('changedInto', { id: changedInto })}</li>
      )}
    </ul>
  );
}
