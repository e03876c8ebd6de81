import type { RaceSummary } from '@touchline/contracts/racing';
import type { RaceSport } from '@touchline/domain/markets';
import { Link, useOdds, usePlugin, useResource } from '@touchline/plugin-api';
import { Card, EmptyState, SectionHeader } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import { countryOf } from '../event/country-of.ts';
import { eventTarget } from '../event/event-address.ts';
import { StartHour } from '../event/event-time.tsx';
import { SportStrip } from '../event-list/sport-strip.tsx';
import { raceKind } from './race-text.ts';
import { useRaceTexts } from './race-texts.ts';
import { racesResource } from './races.resource.ts';
import styles from './races.module.css';

/** So many of the next are shown above the meetings. */
const NEXT = 4;

/** The page of a race. */
export function raceTarget({ id, slug, champ }: RaceSummary, sport: RaceSport) {
  return eventTarget({ id, slug, sport, champ, section: 'line' });
}

interface Meeting {
  readonly champ: RaceSummary['champ'];
  readonly races: readonly RaceSummary[];
}

/** The races of each course, in the order of the next that each has. */
function meetingsOf(races: readonly RaceSummary[]): readonly Meeting[] {
  const meetings = new Map<number, RaceSummary[]>();
  for (const race of races) {
    meetings.set(race.champ.id, [...(meetings.get(race.champ.id) ?? []), race]);
  }
  return [...meetings.values()].flatMap((own) => {
    const [first] = own;
    return first === undefined ? [] : [{ champ: first.champ, races: own }];
  });
}

/** A race of those that start next, with its favourite. */
function NextRace({ race, sport }: { readonly race: RaceSummary; readonly sport: RaceSport }) {
  const say = useRaceTexts();
  const odds = useOdds();
  const { favourite } = race;
  return (
    <Link to={raceTarget(race, sport)} className={styles.next} data-race={race.id}>
      <span className={styles.nextHead}>
        <strong>
          <StartHour startsAt={race.startsAt} />
        </strong>
        <bdi>{race.champ.name}</bdi>
      </span>
      <span className={styles.note}>
        {raceKind(race, say)} · {say('runners', { count: race.runners })}
      </span>
      {favourite === undefined ? undefined : (
        <span className={styles.favourite}>
          <bdi>{favourite.competitor.name}</bdi>
          <strong>{odds(favourite.price)}</strong>
        </span>
      )}
    </Link>
  );
}

/** A race in its meeting: when it starts, or that it was run. */
function RaceTime({ race, sport }: { readonly race: RaceSummary; readonly sport: RaceSport }) {
  const say = useRaceTexts();
  const state =
    race.status === 'open' ? say('runners', { count: race.runners }) : say(`status.${race.status}`);
  return (
    <Link
      to={raceTarget(race, sport)}
      className={styles.time}
      data-race={race.id}
      data-status={race.status}
    >
      <strong>
        <StartHour startsAt={race.startsAt} />
      </strong>
      <span className={styles.note}>{state}</span>
    </Link>
  );
}

function MeetingCard({ meeting, sport }: { readonly meeting: Meeting; readonly sport: RaceSport }) {
  const { i18n } = usePlugin();
  const { champ, races } = meeting;
  const country = countryOf(champ, i18n);
  const title = country === undefined ? champ.name : i18n.t('champ', { country, name: champ.name });
  return (
    <Card>
      <section aria-label={title} className={styles.meeting} data-meeting={champ.id}>
        <SectionHeader title={title} level={2} size="medium" />
        <div className={styles.times}>
          {races.map((race) => (
            <RaceTime key={race.id} race={race} sport={sport} />
          ))}
        </div>
      </section>
    </Card>
  );
}

/** The races of a sport: the next to start, and all by their meetings; of one course where it is named. */
export function RaceMeetings({
  sport,
  champId,
}: {
  readonly sport: RaceSport;
  readonly champId: number | undefined;
}) {
  const { i18n, navigation } = usePlugin();
  const say = useRaceTexts();
  const answer = useResource(racesResource, { sport });
  const all = answer.data?.races ?? [];
  const races = champId === undefined ? all : all.filter(({ champ }) => champ.id === champId);
  const title = [champId === undefined ? undefined : races[0]?.champ.name, i18n.sport(sport)]
    .filter(Boolean)
    .join(' · ');
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  const next = races.filter(({ status }) => status === 'open').slice(0, NEXT);
  return (
    <div className={styles.races}>
      <h1 className={styles.title}>{title}</h1>
      <SportStrip section="line" current={sport} shape="pill" />
      {answer.data === undefined ? <ResourceState answers={[answer]} i18n={i18n} /> : undefined}
      {answer.data !== undefined && races.length === 0 ? (
        <EmptyState path={calendarIcon} title={say('none')} text={say('noneHint')} />
      ) : undefined}
      {next.length === 0 ? undefined : (
        <section aria-labelledby="next-off" className={styles.races}>
          <h2 id="next-off" className={styles.heading}>
            {say('next')}
          </h2>
          <div className={styles.nexts}>
            {next.map((race) => (
              <NextRace key={race.id} race={race} sport={sport} />
            ))}
          </div>
        </section>
      )}
      {meetingsOf(races).map((meeting) => (
        <MeetingCard key={meeting.champ.id} meeting={meeting} sport={sport} />
      ))}
    </div>
  );
}
