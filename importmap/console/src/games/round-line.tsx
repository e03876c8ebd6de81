import type { GameRound } from '@touchline/contracts/casino';
import { Badge } from '@touchline/ui';
import { ViewLink } from '../app/address.tsx';
import styles from '../players/players.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';

const TONES = { open: 'warning', won: 'success', lost: 'neutral', even: 'neutral' } as const;

/** A round of a list: its number as the way to it, the game, and what was staked and won. */
export function RoundLine({ round }: { readonly round: GameRound }) {
  const { t, moment, language } = useTexts();
  const { id, name, currency, staked, won, isFree, status, openedAt } = round;
  return (
    <>
      <div className={styles.line}>
        <ViewLink path={`/games/rounds/${id}`} className={styles.link}>
          {t('games.round', { id })}
        </ViewLink>
        <Badge tone={TONES[status]}>
          {t(isFree && status === 'even' ? 'games.free' : `games.status.${status}`)}
        </Badge>
      </div>
      <p>
        <bdi>{name}</bdi>
        {' · '}
        <bdi>{isFree ? t('games.free') : moneyText({ amount: staked, currency, language })}</bdi>
        {' → '}
        <bdi>{moneyText({ amount: won, currency, language })}</bdi>
      </p>
      <p className={styles.muted}>{moment(openedAt)}</p>
    </>
  );
}
