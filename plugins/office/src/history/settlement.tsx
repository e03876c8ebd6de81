import type { Bet } from '@touchline/contracts/betting';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { Money } from '@touchline/ui';
import styles from './history.module.css';

/** What boosted the win: a promo code, or that the bet was an accumulator of the day. */
function adjustmentText(kind: string, { terms }: Bet): string {
  return kind === 'win-boost' && terms?.promoCode === undefined ? 'express-bonus' : kind;
}

/** Why a bet settled as it did, line by line. */
export function Settlement({ bet }: { readonly bet: Bet }) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const { settlement, currency } = bet;
  // A bet that was sold has no lines: what it paid is shown by its cash-outs.
  if (settlement === undefined || settlement.lines.length === 0) {
    return undefined;
  }
  return (
    <details className={styles.settlement}>
      <summary>{i18n.t('explanation')}</summary>
      <ol className={styles.lines}>
        {settlement.lines.map((line, index) => (
          // Lines of a settled bet never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {line.legs
              .map((leg) => {
                const found = bet.legs[leg];
                return found === undefined
                  ? ''
                  : `${odds(found.price)} (${i18n.t(`result.${found.result}`)})`;
              })
              .join(' × ')}
            {' → '}
            {i18n.t('lineReturn', {
              stake: i18n.money(line.stake, currency),
              multiplier: line.multiplier,
              amount: i18n.money(line.amount, currency),
            })}
          </li>
        ))}
      </ol>
      {settlement.adjustments.map(({ kind, amount }) => (
        <p key={kind}>
          {i18n.t(`adjustment.${adjustmentText(kind, bet)}`)}{' '}
          <Money text={i18n.money(amount, currency)} />
        </p>
      ))}
    </details>
  );
}
