import type { LotteryDraw } from '@touchline/contracts/lottery';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect, useState } from 'react';
import { DrawBets } from '../bets/draw-bets.tsx';
import { Balls } from './balls.tsx';
import styles from './lotto.module.css';
import { drawResource } from './lotto.resource.ts';
import { isDrawRight } from './verify-draw.ts';

/** Computes the draw again from its seed, in this browser. */
function Verdict({ draw }: { readonly draw: LotteryDraw }) {
  const { i18n } = usePlugin();
  const [isRight, setRight] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    void isDrawRight(draw).then((found) => isCurrent && setRight(found));
    return () => {
      isCurrent = false;
    };
  }, [draw]);
  return (
    <output>
      {isRight === undefined
        ? i18n.t('loading')
        : i18n.t(isRight ? 'lotto.isRight' : 'lotto.isWrong')}
    </output>
  );
}

/** What bets on a drum are decided by, where more than one number is drawn of it. */
function DrumFacts({ draw: { lottery, numbers } }: { readonly draw: LotteryDraw }) {
  const { i18n } = usePlugin();
  return numbers?.firsts?.map((first, field) => {
    const drawn = numbers.fields[field] ?? [];
    const sum = drawn.reduce((total, number) => total + number, 0);
    return drawn.length < 2 ? undefined : (
      // Fields have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <p key={`${lottery}-${field}`}>{i18n.t('lotto.bets.decided', { first, sum })}</p>
    );
  });
}

/** A draw: its numbers, what its pools paid, and the proof that its seed decided it. */
export function Draw({ id }: { readonly id: string }) {
  const { i18n } = usePlugin();
  const answer = useResource(drawResource, { id });
  const draw = answer.data;
  if (draw === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const time = i18n.dateTime(draw.closesAt, 'date-time');
  return (
    <>
      <Card>
        <h2 className={styles.heading}>
          {i18n.t(`lotto.name.${draw.lottery}`)} · {i18n.t('lotto.drawNumber', { id })}
        </h2>
        <p>
          {draw.status === 'cancelled'
            ? i18n.t('lotto.cancelled')
            : i18n.t(draw.status === 'held' ? 'lotto.held' : 'lotto.closes', { time })}
        </p>
        {draw.numbers === undefined ? undefined : <Balls {...draw.numbers} />}
        <DrumFacts draw={draw} />
        {draw.pools.map(({ currency, categories }) => (
          <ul key={currency} className={styles.prizes}>
            {categories.map(({ lines, prize }, category) => (
              // Categories have no other name than their place.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={category}>
                <span>{category + 1}</span>
                <span>
                  {i18n.t('lotto.winners', { lines, prize: i18n.money(prize, currency) })}
                </span>
              </li>
            ))}
          </ul>
        ))}
      </Card>
      {draw.status === 'open' ? <DrawBets draw={draw} /> : undefined}
      <Card>
        <h2 className={styles.heading}>{i18n.t('lotto.verify')}</h2>
        <dl className={styles.proof}>
          <dt>{i18n.t('lotto.hash')}</dt>
          <dd>
            <code dir="ltr">{draw.seedHash}</code>
          </dd>
          {draw.seed === undefined ? undefined : (
            <>
              <dt>{i18n.t('lotto.seed')}</dt>
              <dd>
                <code dir="ltr">{draw.seed}</code>
              </dd>
              <dt>{i18n.t('lotto.salt')}</dt>
              <dd>
                <code dir="ltr">{draw.salt}</code>
              </dd>
            </>
          )}
        </dl>
        {draw.status === 'held' ? <Verdict draw={draw} /> : <p>{i18n.t('lotto.notYet')}</p>}
      </Card>
    </>
  );
}
