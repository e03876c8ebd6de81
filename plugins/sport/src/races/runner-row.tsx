import type { Race, RaceRunner } from '@touchline/contracts/racing';
import { type ReactNode, useId } from 'react';
import { runnerFacts } from './race-text.ts';
import { useRaceTexts } from './race-texts.ts';
import { Silks, Trap } from './silks.tsx';
import styles from './races.module.css';

/** What a runner wears: a greyhound the jacket of its trap, a horse's jockey the owner's colours. */
export function Colours({ race, runner }: { readonly race: Race; readonly runner: RaceRunner }) {
  const id = useId();
  if (race.sport === 'greyhounds') {
    return <Trap trap={runner.number} />;
  }
  return runner.silks === undefined ? undefined : <Silks design={runner.silks} id={id} />;
}

/** A runner as the card has it, and what is done with it. */
export function RunnerRow({
  race,
  runner,
  action,
}: {
  readonly race: Race;
  readonly runner: RaceRunner;
  readonly action: ReactNode;
}) {
  const say = useRaceTexts();
  const { number, name, form } = runner;
  return (
    <li className={styles.runner} data-runner={runner.id}>
      <span className={styles.number}>
        {race.sport === 'greyhounds' ? undefined : <span className={styles.card}>{number}</span>}
        <Colours race={race} runner={runner} />
      </span>
      <span className={styles.about}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {form === '' ? undefined : (
            <span className={styles.form} title={say('form')}>
              {form}
            </span>
          )}
        </span>
        <span className={styles.facts}>{runnerFacts(runner, race.sport, say).join(' · ')}</span>
      </span>
      <span className={styles.action}>{action}</span>
    </li>
  );
}
