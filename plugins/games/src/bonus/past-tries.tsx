import type { FinishedTry } from '@touchline/contracts/bonus-games';
import type { BonusGame } from '@touchline/domain/bonus-games';
import { usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { useState } from 'react';
import styles from './bonus.module.css';
import { Proof } from './proof.tsx';
import { useResultText } from './result-text.ts';

function PastTry({ game, ended }: { readonly game: BonusGame; readonly ended: FinishedTry }) {
  const { i18n } = usePlugin();
  const resultText = useResultText();
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setUnfolded(event.currentTarget.open)}>
        <summary className={styles.row}>
          <span>{resultText(ended)}</span>
          <span className={styles.note}>{i18n.dateTime(ended.finishedAt, 'date-time')}</span>
        </summary>
        {isUnfolded ? <Proof game={game} ended={ended} /> : undefined}
      </details>
    </li>
  );
}

/** The latest tries with what they brought; each unfolds to its proof. */
export function PastTries({
  game,
  finished,
}: {
  readonly game: BonusGame;
  readonly finished: readonly FinishedTry[];
}) {
  const { i18n } = usePlugin();
  return finished.length === 0 ? undefined : (
    <Card>
      <section className={styles.section}>
        <h2 className={styles.heading}>{i18n.t('bonus.past')}</h2>
        <ul className={styles.past}>
          {finished.map((ended) => (
            <PastTry key={ended.id} game={game} ended={ended} />
          ))}
        </ul>
      </section>
    </Card>
  );
}
