import type { VirtualRound } from '@touchline/contracts/virtuals';
import { Trap } from '../races/silks.tsx';
import { useVirtualTexts } from './virtual-texts.ts';
import styles from './virtuals.module.css';

type Runners = Extract<VirtualRound['card'], { sport: 'virtual-greyhounds' }>['runners'];

/** A race as it is run: a lane for each runner, and who is in front in words. */
export function RaceTrack({
  runners,
  progress,
}: {
  readonly runners: Runners;
  readonly progress: readonly number[];
}) {
  const say = useVirtualTexts();
  const first = Math.max(...progress);
  const leader = first === 0 ? undefined : runners[progress.indexOf(first)];
  return (
    <div className={styles.track}>
      <div aria-hidden="true">
        {runners.map(({ id, number }, at) => (
          <div key={id} className={styles.lane}>
            <span
              className={styles.dog}
              style={{ insetInlineStart: `${(progress[at] ?? 0) * 100}%` }}
            >
              <Trap trap={number} />
            </span>
          </div>
        ))}
      </div>
      <output className={styles.note}>
        {leader === undefined
          ? say('starting')
          : say('leads', { runner: `${leader.number} ${leader.name}` })}
      </output>
    </div>
  );
}
