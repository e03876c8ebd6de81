import type { PlayerChallenge } from '@touchline/contracts/challenges';
import { Link, usePlugin } from '@touchline/plugin-api';
import { gameTarget } from '../lobby/game-target.ts';
import styles from '../promotions/promotions.module.css';

/** The goal of a challenge in a sentence. */
export function useGoal({ goal, target, multiplier = 0 }: PlayerChallenge): string {
  const { i18n } = usePlugin();
  const times = new Intl.NumberFormat(`${i18n.language}-u-nu-latn`).format(multiplier / 100);
  return i18n.t(`challenges.goal.${goal}`, { count: target, times });
}

/** All that counts for a challenge and what it brings, and the games that it is in. */
export function ChallengeRules({
  challenge,
  now,
}: {
  readonly challenge: PlayerChallenge;
  readonly now: number;
}) {
  const { i18n } = usePlugin();
  const { currency, minStake, prize, places, left, endsAt, games } = challenge;
  const money = (amount: number) => i18n.money(amount, currency);
  return (
    <>
      <ul className={styles.terms}>
        <li>
          {i18n.t(endsAt > now ? 'challenges.until' : 'challenges.ended', {
            time: i18n.dateTime(endsAt, 'date-time'),
            left: i18n.relativeTime(endsAt, now),
          })}
        </li>
        <li>{i18n.t('challenges.minStake', { amount: money(minStake) })}</li>
        <li>{i18n.t('challenges.afterEntry')}</li>
        <li>{i18n.t('challenges.prize', { amount: money(prize) })}</li>
        <li>{i18n.t('challenges.places', { places, left })}</li>
      </ul>
      <ul className={styles.games} aria-label={i18n.t('tournaments.games')}>
        {games.map((game) => (
          <li key={game.id}>
            {game.isOpen ? (
              <Link to={gameTarget(game)} className={styles.game}>
                {game.name}
              </Link>
            ) : (
              <span className={styles.muted}>{game.name}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
