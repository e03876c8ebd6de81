import type { Race } from '@touchline/contracts/racing';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { lengthsText } from './race-text.ts';
import { type Say, useRaceTexts } from './race-texts.ts';
import { Colours } from './runner-row.tsx';
import styles from './races.module.css';

type Finish = NonNullable<Race['finishes']>[number];

/** A number with its fraction reads from the left in every language. */
function lengths(finish: Finish, say: Say) {
  const text = lengthsText(finish.lengths, say);
  return /\d|[¼½¾]/.test(text) ? <bdi dir="ltr">{text}</bdi> : text;
}

function FinishRow({
  race,
  finish,
  isLevel,
}: {
  readonly race: Race;
  readonly finish: Finish;
  /** With another one, in a dead heat. */
  readonly isLevel: boolean;
}) {
  const say = useRaceTexts();
  const odds = useOdds();
  const runner = race.runners.find(({ id }) => id === finish.competitorId);
  const price = race.startingPrices?.[String(finish.competitorId)];
  return runner === undefined ? undefined : (
    <tr data-runner={runner.id}>
      <td className={styles.rank}>{finish.rank}</td>
      <td>
        <span className={styles.finisher}>
          <Colours race={race} runner={runner} />
          <bdi>{runner.name}</bdi>
        </span>
      </td>
      <td>{isLevel ? say('behind.deadHeat') : finish.rank === 1 ? '' : lengths(finish, say)}</td>
      <td className={styles.price}>{price === undefined ? '–' : odds(price)}</td>
    </tr>
  );
}

/** The order in which a race finished, with distances and starting prices. */
export function RaceResult({ race, most }: { readonly race: Race; readonly most?: number }) {
  const say = useRaceTexts();
  const finishes = race.finishes ?? [];
  return (
    <Card flush>
      <table className={styles.result} aria-label={say('result')}>
        <thead>
          <tr>
            <th scope="col">{say('column.place')}</th>
            <th scope="col">{say('column.runner')}</th>
            <th scope="col">{say('column.behind')}</th>
            <th scope="col">{say('column.sp')}</th>
          </tr>
        </thead>
        <tbody>
          {finishes.slice(0, most).map((finish) => (
            <FinishRow
              key={finish.competitorId}
              race={race}
              finish={finish}
              isLevel={finishes.filter(({ rank }) => rank === finish.rank).length > 1}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Who does not run, and what that takes from winnings on earlier bets. */
export function Withdrawals({ race }: { readonly race: Race }) {
  const { i18n } = usePlugin();
  const say = useRaceTexts();
  if (race.withdrawn.length === 0) {
    return undefined;
  }
  return (
    <Card>
      <section aria-label={say('withdrawn')} className={styles.gone}>
        <h2 className={styles.heading}>{say('withdrawn')}</h2>
        <ul className={styles.withdrawn}>
          {race.withdrawn.map(({ competitorId, at, percent }) => (
            <li key={competitorId}>
              <bdi>{race.runners.find(({ id }) => id === competitorId)?.name}</bdi>
              <span className={styles.note}>
                {say('ruleFour', { time: i18n.dateTime(at, 'date-time'), percent })}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{say('ruleFourNote')}</p>
      </section>
    </Card>
  );
}
