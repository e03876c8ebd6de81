import type { FreeRoundGift } from '@touchline/contracts/free-rounds';
import { Badge } from '@touchline/ui';
import { Facts } from '../app/facts.tsx';
import { PlayerLink } from '../players/player-link.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import styles from '../promo-codes/promo-codes.module.css';

/** Free rounds that were granted: the game and the stake, for how many, what has come of them, and who got none. */
export function FreeRoundFacts({ gift }: { readonly gift: FreeRoundGift }) {
  const { t, moment, number, language } = useTexts();
  const { currency, players, rounds, refused, withdrawnAt } = gift;
  const money = (amount: number) => moneyText({ amount, currency, language });
  const facts = {
    each: t('freeRounds.each', { rounds: number(rounds), stake: money(gift.stake) }),
    players: number(players),
    played: t('freeRounds.playedOf', {
      played: number(gift.played),
      all: number(players * rounds),
    }),
    won: money(gift.won),
    expiresAt: moment(gift.expiresAt),
    ...(withdrawnAt !== undefined && { withdrawnAt: moment(withdrawnAt) }),
    grantedAt: moment(gift.grantedAt),
    grantedBy: gift.grantedBy,
    reason: gift.reason,
  };
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.code}>{gift.gameName}</h2>
        <Badge tone={gift.isLive ? 'success' : 'neutral'}>
          {t(gift.isLive ? 'freeRounds.live' : 'freeRounds.over')}
        </Badge>
      </div>
      <Facts facts={facts} nameOf={(fact) => t(`freeRounds.fact.${fact}`)} />
      {refused.length > 0 && (
        <details>
          <summary>{t('freeRounds.refused', { count: refused.length })}</summary>
          <ul className={styles.uses}>
            {refused.map(({ playerId, why }) => (
              <li key={playerId}>
                {why === 'unknown' ? playerId : <PlayerLink playerId={playerId} />}:{' '}
                {t(`freeRounds.why.${why}`)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
