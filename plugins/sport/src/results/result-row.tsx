import type { ResultMatch } from '@touchline/contracts/results';
import { usePlugin } from '@touchline/plugin-api';
import { Badge, Crest } from '@touchline/ui';
import { Score } from '../event/score.tsx';
import { StartHour } from '../event/event-time.tsx';
import { use } from 'react';
import { EventAddresses } from '../event/event-addresses.ts';
import { isOfPersons } from '../event/is-of-persons.ts';
import styles from './results.module.css';

type Side = 'home' | 'away';

/** A side's number in the final score, as its sport writes it. */
function scoreOf({ score, wickets }: ResultMatch, at: 0 | 1): string | undefined {
  if (score === undefined) {
    return undefined;
  }
  return wickets === undefined ? String(score[at]) : `${score[at]}/${wickets[at]}`;
}

function isWinner({ score, overtime, status }: ResultMatch, side: Side): boolean {
  if (score === undefined || status !== 'finished') {
    return false;
  }
  const [ours, theirs] = side === 'home' ? score : [score[1], score[0]];
  return overtime === undefined ? ours > theirs : overtime === side;
}

function ResultTeam({ match, side }: { readonly match: ResultMatch; readonly side: Side }) {
  const { navigation } = usePlugin();
  const addresses = use(EventAddresses);
  const team = match[side];
  return (
    <div className={styles.team} data-won={isWinner(match, side)}>
      <Crest
        name={team.name}
        id={team.id}
        person={isOfPersons(match.sport)}
        country={team.country}
        size={20}
      />
      <a className={styles.name} href={navigation.href(addresses.team(team))}>
        <bdi>{team.name}</bdi>
      </a>
      <span className={styles.score}>{scoreOf(match, side === 'home' ? 0 : 1)}</span>
    </div>
  );
}

/** Scores of halves, periods, quarters or sets, and who won after them. */
function Parts({ match }: { readonly match: ResultMatch }) {
  const { i18n } = usePlugin();
  const { periods, overtime } = match;
  if (periods.length === 0 && overtime === undefined) {
    return undefined;
  }
  return (
    <p className={styles.parts}>
      {periods.map(([home, away], index) => (
        // Periods are played in order and never move.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          <Score home={home} away={away} />{' '}
        </span>
      ))}
      {overtime === undefined ? undefined : (
        <span>{i18n.t('results.overtime', { team: match[overtime].name })}</span>
      )}
    </p>
  );
}

/** How a match of the archive ended, with the ways to its sides and to its page while there is one. */
export function ResultRow({
  match,
  withDate,
}: {
  readonly match: ResultMatch;
  /** It is not below the heading of its day. */
  readonly withDate?: boolean | undefined;
}) {
  const { i18n, navigation } = usePlugin();
  const { champ, id, section, slug, sport, startsAt, status } = match;
  const time = (
    <>
      {withDate ? <span>{i18n.dateTime(startsAt, 'date')}</span> : undefined}
      <StartHour startsAt={startsAt} />
    </>
  );
  return (
    <li className={styles.row} data-dated={withDate} data-result={id}>
      {section === undefined ? (
        <span className={styles.time}>{time}</span>
      ) : (
        <a
          className={styles.time}
          aria-label={i18n.t('results.eventPage', {
            home: match.home.name,
            away: match.away.name,
          })}
          href={navigation.href({
            route: 'mainGame',
            params: { section, sport, champ: `${champ.id}-${champ.slug}`, game: `${id}-${slug}` },
          })}
        >
          {time}
        </a>
      )}
      <div className={styles.teams}>
        <ResultTeam match={match} side="home" />
        <ResultTeam match={match} side="away" />
        <Parts match={match} />
        {status === 'finished' ? undefined : (
          <span>
            <Badge tone="warning">{i18n.t(`results.status.${status}`)}</Badge>
          </span>
        )}
      </div>
    </li>
  );
}
