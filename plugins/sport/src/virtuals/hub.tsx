import type { VirtualRound } from '@touchline/contracts/virtuals';
import { usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, Card, Chip, ChipBar } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { useEffect, useState } from 'react';
import { RaceTrack } from './race-track.tsx';
import { resultText, sidesText } from './result-text.ts';
import { RoundBets } from './round-bets.tsx';
import { useVirtualTexts } from './virtual-texts.ts';
import { resultsResource, roundResource, roundsResource } from './virtuals.resource.ts';
import styles from './virtuals.module.css';

const SPORTS = {
  greyhounds: 'virtual-greyhounds',
  football: 'virtual-football',
  tennis: 'virtual-tennis',
} as const;
const CHANNELS = Object.keys(SPORTS) as readonly (keyof typeof SPORTS)[];

/** The address of a round's own page. */
function useRoundHref(): (id: number) => string {
  const { navigation } = usePlugin();
  return (id) => navigation.href({ route: 'virtualSports', query: { round: String(id) } });
}

/** How long until a round starts, counted by the second by the clock of the server. */
function Countdown({ startsAt }: { readonly startsAt: number }) {
  const { clock } = usePlugin();
  const say = useVirtualTexts();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1_000);
    return () => clearInterval(timer);
  }, [clock]);
  const left = Math.max(0, Math.ceil((startsAt - now) / 1_000));
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <span className={styles.countdown} role="timer">
      {left === 0 ? say('starting') : say('startsIn', { time: text })}
    </span>
  );
}

/** A round that is being run. */
function Running({ round }: { readonly round: VirtualRound }) {
  const say = useVirtualTexts();
  const href = useRoundHref();
  const { data } = useResource(roundResource, { id: round.id });
  const { card, progress, status } = data?.round ?? round;
  return status === 'ended' ? undefined : (
    <section className={styles.page} aria-label={say('running')} data-running={round.id}>
      <h2 className={styles.heading}>
        {say('running')}
        <Button size="small" href={href(round.id)}>
          {say('verify')}
        </Button>
      </h2>
      {card.sport === 'virtual-greyhounds' ? (
        <RaceTrack runners={card.runners} progress={progress ?? card.runners.map(() => 0)} />
      ) : (
        <RoundBets round={round} />
      )}
    </section>
  );
}

function Open({ round }: { readonly round: VirtualRound }) {
  const { i18n } = usePlugin();
  const say = useVirtualTexts();
  const href = useRoundHref();
  return (
    <div className={styles.page} data-open-round={round.id}>
      <h2 className={styles.heading}>
        {i18n.dateTime(round.startsAt, 'time')}
        <Countdown startsAt={round.startsAt} />
        <Button size="small" href={href(round.id)}>
          {say('verify')}
        </Button>
      </h2>
      <RoundBets round={round} />
    </div>
  );
}

/** The rounds of a channel that have ended, the latest first. */
function Results({ channel }: { readonly channel: string }) {
  const { i18n, navigation } = usePlugin();
  const say = useVirtualTexts();
  const href = useRoundHref();
  const before = useStore(navigation.current, ({ query }) => query['before']);
  const { data } = useResource(resultsResource, { channel, before });
  if (data === undefined || data.rounds.length === 0) {
    return undefined;
  }
  const { nextBefore } = data;
  return (
    <section className={styles.page} aria-label={say('results')}>
      <h2 className={styles.heading}>{say('results')}</h2>
      <Card>
        <Rows>
          {data.rounds.map((round) => (
            <Row
              key={round.id}
              what={
                <>
                  <bdi>{resultText(round)}</bdi>
                  <RowNote>
                    {i18n.dateTime(round.startsAt, 'date-time')}
                    {sidesText(round) === undefined ? '' : ` · ${sidesText(round)}`}
                  </RowNote>
                </>
              }
              actions={
                <Button size="small" href={href(round.id)}>
                  {say('verify')}
                </Button>
              }
            />
          ))}
        </Rows>
      </Card>
      {nextBefore === undefined ? undefined : (
        <Button
          href={navigation.href({
            route: 'virtualSports',
            query: { channel, before: String(nextBefore) },
          })}
        >
          {say('earlier')}
        </Button>
      )}
    </section>
  );
}

/** The virtual sports: what is run, what can be bet on next, and how rounds ended. */
export function Hub({ asked }: { readonly asked: string | undefined }) {
  const { i18n, navigation } = usePlugin();
  const say = useVirtualTexts();
  const answer = useResource(roundsResource, {});
  const channel = CHANNELS.find((one) => one === asked) ?? 'greyhounds';
  const rounds = answer.data?.rounds.filter((round) => round.channel === channel);
  return (
    <div className={styles.page} data-channel={channel}>
      <ChipBar label={say('channels')}>
        {CHANNELS.map((one) => (
          <Chip
            key={one}
            selected={one === channel}
            href={navigation.href({ route: 'virtualSports', query: { channel: one } })}
          >
            {i18n.sport(SPORTS[one])}
          </Chip>
        ))}
      </ChipBar>
      <p className={styles.note}>{say('intro')}</p>
      {rounds === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : (
        <>
          {rounds
            .filter(({ status }) => status === 'running')
            .map((round) => (
              <Running key={round.id} round={round} />
            ))}
          {rounds
            .filter(({ status }) => status === 'open')
            .slice(0, 2)
            .map((round) => (
              <Open key={round.id} round={round} />
            ))}
        </>
      )}
      <Results channel={channel} />
    </div>
  );
}
