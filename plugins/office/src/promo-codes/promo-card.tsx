import type { PromoCode } from '@touchline/contracts/betting';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { Badge, Card } from '@touchline/ui';
import type { ReactNode } from 'react';
import styles from './promo-codes.module.css';

/** One code: what it gives, and with which bets. */
export function PromoCard({
  promo,
  children,
}: {
  readonly promo: PromoCode;
  readonly children?: ReactNode;
}) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const { code, kind, currency, amount, percent, maximum, minCoef, types, expiresAt } = promo;
  const gives =
    kind === 'free-bet'
      ? i18n.t('promoCodes.freeBet', { amount: i18n.money(amount ?? 0, currency) })
      : maximum === undefined
        ? i18n.t('promoCodes.winBoost', { percent: percent ?? 0 })
        : i18n.t('promoCodes.winBoostUpTo', {
            percent: percent ?? 0,
            maximum: i18n.money(maximum, currency),
          });
  return (
    <Card>
      <article className={styles.promo} data-promo={code}>
        <header className={styles.head}>
          <h2 className={styles.gives}>{gives}</h2>
          <Badge>
            <bdi dir="ltr">{code}</bdi>
          </Badge>
        </header>
        <ul className={styles.terms}>
          <li>{i18n.t('promoCodes.currency', { currency })}</li>
          {minCoef === undefined ? undefined : (
            <li>{i18n.t('promoCodes.odds', { odds: odds(minCoef) })}</li>
          )}
          {types === undefined ? undefined : (
            <li>
              {i18n.t('promoCodes.types', {
                types: types.map((type) => i18n.couponType(type)).join(', '),
              })}
            </li>
          )}
          {children ?? (
            <li>{i18n.t('promoCodes.until', { time: i18n.dateTime(expiresAt, 'date-time') })}</li>
          )}
        </ul>
      </article>
    </Card>
  );
}
