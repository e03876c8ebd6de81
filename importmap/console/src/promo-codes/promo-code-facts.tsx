import type { OperatorPromoCode } from '@touchline/contracts/betting';
import { Badge } from '@touchline/ui';
import { Facts } from '../app/facts.tsx';
import { PlayerLink } from '../players/player-link.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import styles from './promo-codes.module.css';

/** A code: what it gives and to whom, who has used it, and what the house has staked by it. */
export function PromoCodeFacts({
  given: { promo, playerId, uses, useCount, staked },
  isOver,
}: {
  readonly given: OperatorPromoCode;
  readonly isOver: boolean;
}) {
  const { t, moment, number, language } = useTexts();
  const money = (amount: number) => moneyText({ amount, currency: promo.currency, language });
  const boost = {
    percent: promo.percent ?? 0,
    maximum: promo.maximum === undefined ? '' : money(promo.maximum),
  };
  const facts = {
    gives:
      promo.kind === 'free-bet'
        ? t('promoCodes.freeBet', { amount: money(promo.amount ?? 0) })
        : t(promo.maximum === undefined ? 'promoCodes.boost' : 'promoCodes.boostUpTo', boost),
    minCoef: promo.minCoef ?? t('promoCodes.anyOdds'),
    owner: playerId ?? t('promoCodes.anyPlayer'),
    expiresAt: moment(promo.expiresAt),
    useCount: number(useCount),
    ...(promo.kind === 'free-bet' && { staked: money(staked) }),
  };
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.code} dir="ltr">
          {promo.code}
        </h2>
        <Badge tone={isOver ? 'neutral' : 'success'}>
          {t(isOver ? 'promoCodes.over' : 'promoCodes.open')}
        </Badge>
      </div>
      <Facts facts={facts} nameOf={(fact) => t(`promoCodes.fact.${fact}`)} />
      {uses.length > 0 && (
        <details>
          <summary>{t('promoCodes.uses')}</summary>
          <ul className={styles.uses}>
            {uses.map((use) => (
              <li key={use.playerId}>
                <PlayerLink playerId={use.playerId} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
