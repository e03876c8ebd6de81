import type { CricketCommentary } from '@touchline/contracts/cricket';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import styles from './scorecard.module.css';

/** How a batter is out, as scorecards write it. */
export function outText(out: NonNullable<CricketCommentary['out']>, i18n: I18n): string {
  const { kind, bowler, fielder } = out;
  const key = kind === 'caught' && fielder === undefined ? 'caughtAndBowled' : kind;
  return i18n.t(`out.${key}`, { bowler, fielder: fielder ?? '' });
}

/** A ball as scorebooks mark it. */
function markOf({ runs, out }: CricketCommentary, i18n: I18n): string {
  return out === undefined ? (runs === 0 ? '•' : String(runs)) : i18n.t('ball.wicket');
}

/** Balls one by one, the latest first. */
export function Commentary({
  balls,
  label,
}: {
  readonly balls: readonly CricketCommentary[];
  readonly label: string;
}) {
  const { i18n } = usePlugin();
  return (
    <ol className={styles.balls} aria-label={label}>
      {balls.map((ball) => (
        <li key={ball.at} className={styles.ball}>
          <span className={styles.at}>{ball.at}</span>
          <span
            className={styles.mark}
            data-kind={ball.out ? 'wicket' : ball.runs >= 4 ? 'boundary' : 'runs'}
            aria-hidden="true"
          >
            {markOf(ball, i18n)}
          </span>
          <span className={styles.said}>
            <bdi>{i18n.t('ball.delivery', { bowler: ball.bowler, batter: ball.batter })}</bdi>
            {': '}
            {ball.out === undefined ? (
              i18n.t(ball.runs === 0 ? 'ball.dot' : 'ball.runs', { count: ball.runs })
            ) : (
              <>
                {i18n.t('ball.out')} <bdi dir="ltr">{outText(ball.out, i18n)}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
