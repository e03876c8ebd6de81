import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { VisuallyHidden } from '@touchline/ui';
import { Score } from '../event/score.tsx';
import { periodName } from './period-name.ts';
import styles from './scoreboard.module.css';

/** Sports whose score is complete with the total alone; halves follow from two numbers. */
const IN_ONE_LINE = new Set(['football', 'cricket', 'esoccer', 'handball', 'rugby']);

interface SideRowProps {
  readonly event: EventView;
  readonly score: NonNullable<EventView['state']['score']>;
  readonly side: 'home' | 'away';
}

/** What one side scored in each period. */
function SideRow({ event, score: { periods, detail }, side }: SideRowProps) {
  const { i18n } = usePlugin();
  const at = side === 'home' ? 0 : 1;
  return (
    <tr>
      <th scope="row">
        <bdi>{event[side].name}</bdi>
        {detail?.serving === side ? (
          <span className={styles.serving}>
            <VisuallyHidden>{i18n.t('serving')}</VisuallyHidden>
          </span>
        ) : undefined}
      </th>
      {periods.map((period, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index} data-current={index === periods.length - 1}>
          {period[at]}
        </td>
      ))}
      {detail?.points === undefined ? undefined : (
        <td className={styles.points}>{detail.points[at]}</td>
      )}
    </tr>
  );
}

/**
 * How the score came about: sets, quarters and periods as a table; halves and innings in a line, or
 * in a table too for who wants the score in detail.
 */
export function Periods({ event }: { readonly event: EventView }) {
  const { i18n, preferences } = usePlugin();
  const isDetailed = useStore(preferences, ({ isDetailedScore }) => isDetailedScore === 1);
  const { score } = event.state;
  if (score === undefined || score.periods.length === 0) {
    return undefined;
  }
  const { periods, detail } = score;
  const isReported = periods.length === 1 || !isDetailed;
  if (isReported && IN_ONE_LINE.has(event.sport)) {
    const [first] = periods;
    return event.sport !== 'cricket' && periods.length > 1 && first !== undefined ? (
      <p className={styles.halves}>
        {i18n.period('1h')} <Score home={first[0]} away={first[1]} />
      </p>
    ) : undefined;
  }
  return (
    <div className={styles.table}>
      <table className={styles.periods}>
        <caption>
          <VisuallyHidden>{i18n.t('game.periods')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{i18n.t('game.team')}</VisuallyHidden>
            </th>
            {periods.map((_, index) => (
              // Periods are played in order and never move.
              // oxlint-disable-next-line react/no-array-index-key
              <th key={index} scope="col">
                {periodName(event.sport, index, i18n)}
              </th>
            ))}
            {detail?.points === undefined ? undefined : (
              <th scope="col">{i18n.t('game.points')}</th>
            )}
          </tr>
        </thead>
        <tbody>
          <SideRow event={event} score={score} side="home" />
          <SideRow event={event} score={score} side="away" />
        </tbody>
      </table>
    </div>
  );
}
