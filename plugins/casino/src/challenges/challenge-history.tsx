import type { PlayerChallenge } from '@touchline/contracts/challenges';
import { Link, usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import styles from '../promotions/promotions.module.css';
import { challengeItem } from './bonus-item.ts';
import { ChallengeProgress } from './challenge-progress.tsx';
import own from './challenges.module.css';

/** What a player has joined in the last days, the latest first. */
export function ChallengeHistory({
  history,
  now,
}: {
  readonly history: readonly PlayerChallenge[];
  readonly now: number;
}) {
  const { i18n } = usePlugin();
  return (
    <section aria-labelledby="challenge-history">
      <h2 id="challenge-history" className={own.heading}>
        {i18n.t('challenges.history')}
      </h2>
      <ul className={styles.list}>
        {history.map((challenge) => (
          <li key={challenge.id}>
            <Card>
              <div className={own.card}>
                <p className={styles.head}>
                  <Link
                    to={{ route: 'casinoBonusItem', params: { id: challengeItem(challenge.id) } }}
                  >
                    <bdi>{challenge.title}</bdi>
                  </Link>
                  <span className={styles.muted}>{i18n.dateTime(challenge.startsAt, 'date')}</span>
                </p>
                <ChallengeProgress challenge={challenge} now={now} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
