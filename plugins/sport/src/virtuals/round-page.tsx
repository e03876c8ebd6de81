import type { VirtualRound } from '@touchline/contracts/virtuals';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect, useState } from 'react';
import { RaceTrack } from './race-track.tsx';
import { resultText, sidesText } from './result-text.ts';
import { RoundBets } from './round-bets.tsx';
import { isRoundRight } from './verify-round.ts';
import { useVirtualTexts } from './virtual-texts.ts';
import { roundResource } from './virtuals.resource.ts';
import styles from './virtuals.module.css';

const SPAN = 2 ** 32;

/** Computes the round again from its seed, in this browser. */
function Verdict({ round }: { readonly round: VirtualRound }) {
  const { i18n } = usePlugin();
  const say = useVirtualTexts();
  const [isRight, setRight] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    void isRoundRight(round).then((found) => isCurrent && setRight(found));
    return () => {
      isCurrent = false;
    };
  }, [round]);
  return (
    <output className={styles.verdict} data-right={isRight}>
      {isRight === undefined ? i18n.t('loading') : say(isRight ? 'isRight' : 'isWrong')}
    </output>
  );
}

/** The chances that were published before bets were taken. */
function Chances({ card }: Pick<VirtualRound, 'card'>) {
  const { i18n } = usePlugin();
  const say = useVirtualTexts();
  const { format: percent } = new Intl.NumberFormat(`${i18n.language}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  const sum =
    card.sport === 'virtual-greyhounds'
      ? card.runners.reduce((all, { weight }) => all + weight, 0)
      : 1;
  const rows =
    card.sport === 'virtual-greyhounds'
      ? card.runners.map(({ id, number, name, weight }) => ({
          id,
          name: `${number} ${name}`,
          share: weight / sum,
        }))
      : card.sport === 'virtual-football'
        ? [card.home, card.away].map(({ id, name, chance }) => ({ id, name, share: chance / SPAN }))
        : [card.home, card.away].map(({ id, name, serve }) => ({ id, name, share: serve / SPAN }));
  return (
    <>
      <h2 className={styles.heading}>{say('chances')}</h2>
      <p className={styles.note}>{say(`how.${card.sport}`)}</p>
      <ul className={styles.plain}>
        {rows.map(({ id, name, share }) => (
          <li key={id} className={styles.chance}>
            <bdi>{name}</bdi>
            <span>{percent(share)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Proof({ round }: { readonly round: VirtualRound }) {
  const say = useVirtualTexts();
  const { seedHash, seed, salt, bets, status } = round;
  return (
    <>
      <h2 className={styles.heading}>{say('verify')}</h2>
      <dl className={styles.proof}>
        <dt>{say('hash')}</dt>
        <dd>
          <code dir="ltr">{seedHash}</code>
        </dd>
        {seed === undefined ? undefined : (
          <>
            <dt>{say('seed')}</dt>
            <dd>
              <code dir="ltr">{seed}</code>
            </dd>
            <dt>{say('salt', { count: bets ?? 0 })}</dt>
            <dd>
              <code dir="ltr">{salt}</code>
            </dd>
          </>
        )}
      </dl>
      {status === 'ended' ? <Verdict round={round} /> : <p>{say('notYet')}</p>}
      <p className={styles.note}>{say('rule')}</p>
    </>
  );
}

/** A round: its bets or what is seen of it, how it ended, and the proof that its seed decided it. */
export function RoundPage({ id }: { readonly id: number }) {
  const { i18n, navigation } = usePlugin();
  const say = useVirtualTexts();
  const answer = useResource(roundResource, { id });
  const round = answer.data?.round;
  if (round === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { card, progress, status, startsAt, channel } = round;
  const back = navigation.href({ route: 'virtualSports', query: { channel } });
  return (
    <div className={styles.page} data-round={id} data-status={status}>
      <div>
        <Button size="small" href={back}>
          {say('back')}
        </Button>
      </div>
      <h2 className={styles.heading}>
        {i18n.sport(card.sport)} · {i18n.dateTime(startsAt, 'date-time')}
      </h2>
      {sidesText(round) === undefined || status === 'open' ? undefined : <p>{sidesText(round)}</p>}
      {status === 'open' ? <RoundBets round={round} /> : undefined}
      {status === 'running' && card.sport === 'virtual-greyhounds' ? (
        <RaceTrack runners={card.runners} progress={progress ?? card.runners.map(() => 0)} />
      ) : undefined}
      {status === 'running' && card.sport !== 'virtual-greyhounds' ? (
        <RoundBets round={round} />
      ) : undefined}
      {status === 'ended' ? (
        <p className={styles.result} data-result>
          {say('result', { result: resultText(round) })}
        </p>
      ) : undefined}
      <Card>
        <Proof round={round} />
        <Chances card={card} />
      </Card>
    </div>
  );
}
