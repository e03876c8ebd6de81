import type { EventView } from '@touchline/live-client';
import { Crest } from '@touchline/ui';
import { isInSets, SetScores } from '../event/set-scores.tsx';
import { Score } from '../event/score.tsx';
import { teamScore } from '../event/team-score.ts';
import { EventTime, StartDay, StartHour } from '../event/event-time.tsx';
import { BackLink } from './back-link.tsx';
import { isOfPersons } from '../event/is-of-persons.ts';
import styles from './sticky-head.module.css';

function Team({ event, side }: { readonly event: EventView; readonly side: 'home' | 'away' }) {
  return (
    <span className={styles.team} data-side={side}>
      <Crest
        name={event[side].name}
        id={event[side].id}
        person={isOfPersons(event.sport)}
        country={event[side].country}
        size={24}
      />
      <bdi>{event[side].name}</bdi>
    </span>
  );
}

/** An event in one line: who plays, the score, how far it is; before the start, when it begins. */
export function EventBar({ event }: { readonly event: EventView }) {
  const { state, sport, startsAt } = event;
  const home = teamScore(state, sport, 'home').score;
  const away = teamScore(state, sport, 'away').score;
  const hasScore = home !== undefined && away !== undefined;
  return (
    <div className={styles.bar}>
      <BackLink event={event} />
      <Team event={event} side="home" />
      <span className={styles.middle}>
        <span className={styles.score}>
          {hasScore ? (
            <Score home={home} away={away} spaced={home.includes('/')} />
          ) : (
            <StartHour startsAt={startsAt} />
          )}
        </span>
        <span className={styles.time}>
          {isInSets(sport) && state.status === 'live' && state.score !== undefined ? (
            <SetScores score={state.score} />
          ) : hasScore ? (
            <EventTime event={event} minutes />
          ) : (
            <StartDay startsAt={startsAt} />
          )}
        </span>
      </span>
      <Team event={event} side="away" />
    </div>
  );
}
