import type { PlayerChallenge } from '@touchline/contracts/challenges';
import { usePlugin } from '@touchline/plugin-api';
import { ProgressBar } from '@touchline/ui/forms';
import styles from './challenges.module.css';

/** How far a player is, and what has become of the prize; without a word about what is missing. */
export function ChallengeProgress({
  challenge,
  now,
}: {
  readonly challenge: PlayerChallenge;
  readonly now: number;
}) {
  const { i18n } = usePlugin();
  const { entry, target, prize, currency, endsAt } = challenge;
  if (entry === undefined) {
    return undefined;
  }
  const { progress, isWon, paidAt, isFinal } = entry;
  const done = i18n.t('challenges.progress', { done: progress, target });
  const state = () => {
    if (paidAt !== undefined) {
      return i18n.t('challenges.state.paid', {
        amount: i18n.money(prize, currency),
        time: i18n.dateTime(paidAt, 'date-time'),
      });
    }
    if (isWon) {
      return i18n.t('challenges.state.won', { amount: i18n.money(prize, currency) });
    }
    if (endsAt > now) {
      return undefined;
    }
    return i18n.t(isFinal ? 'challenges.state.over' : 'challenges.state.counting');
  };
  return (
    <div className={styles.progress}>
      <ProgressBar label={done} value={progress / target} tone={isWon ? 'success' : 'accent'} />
      <output className={styles.state}>
        <span>{done}</span>
        {state() === undefined ? undefined : <span>{state()}</span>}
      </output>
    </div>
  );
}
