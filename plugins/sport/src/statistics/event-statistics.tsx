import type { EventStatistics } from '@touchline/contracts/results';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Crest } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { lazy, Suspense, useEffect, useState } from 'react';
import { StartDay, StartHour } from '../event/event-time.tsx';
import { Meetings } from './meetings.tsx';
import { StandingsTable } from './standings-table.tsx';
import { champStatisticsResource, eventStatisticsResource } from './statistics.resource.ts';
import { isOfPersons } from '../event/is-of-persons.ts';
import styles from './statistics.module.css';

/** Which match it is, and the way to its prices while it has any. */
function MatchHead({ statistics }: { readonly statistics: EventStatistics }) {
  const { i18n, navigation } = usePlugin();
  const { id, slug, sport, champ, home, away, startsAt, section } = statistics;
  return (
    <header className={styles.match}>
      <p className={styles.note}>
        <bdi>{champ.name}</bdi> · <StartDay startsAt={startsAt} />,{' '}
        <StartHour startsAt={startsAt} />
      </p>
      {[home, away].map((side) => (
        <h2 key={side.id} className={styles.matchSide}>
          <Crest
            name={side.name}
            id={side.id}
            person={isOfPersons(sport)}
            country={side.country}
            size={32}
          />
          <bdi>{side.name}</bdi>
        </h2>
      ))}
      {section === undefined ? undefined : (
        <Button
          variant="primary"
          href={navigation.href({
            route: 'mainGame',
            params: { section, sport, champ: `${champ.id}-${champ.slug}`, game: `${id}-${slug}` },
          })}
        >
          {i18n.t('statistics.toEvent')}
        </Button>
      )}
    </header>
  );
}

const Tracker = lazy(async () => ({
  default: (await import('../tracker/tracker.tsx')).Tracker,
}));

/** What happened in a match that has been played, once a player wants to see it. */
function PlayedMatch({ statistics }: { readonly statistics: EventStatistics }) {
  const { i18n, clock } = usePlugin();
  const [isOpen, setOpen] = useState(false);
  const { id, sport, home, away, startsAt, section } = statistics;
  // While it has prices, its tracker is on the page that has them.
  if (section !== undefined || startsAt > clock.now()) {
    return undefined;
  }
  return (
    <div>
      <Button wide aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {i18n.t('game.tracker')}
      </Button>
      {isOpen ? (
        <Suspense>
          <Tracker eventId={id} sport={sport} home={home.name} away={away.name} moment="" />
        </Suspense>
      ) : undefined}
    </div>
  );
}

/** The table of the competition that the match is of; nothing where it has none yet. */
function TableOfMatch({ statistics }: { readonly statistics: EventStatistics }) {
  const { data } = useResource(champStatisticsResource, { champId: statistics.champ.id });
  return data?.table === undefined || data.table.rows.length === 0 ? undefined : (
    <StandingsTable table={data.table} marked={[statistics.home.id, statistics.away.id]} />
  );
}

/** What is known before a match: form, meetings and the table. */
export function EventStatisticsPage({ eventId }: { readonly eventId: number }) {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(eventStatisticsResource, { eventId });
  const { data } = answer;
  const title =
    data && i18n.t('statistics.eventTitle', { home: data.home.name, away: data.away.name });
  useEffect(() => {
    if (title !== undefined) {
      navigation.setTitle(title);
    }
  }, [navigation, title]);
  return data === undefined ? (
    <ResourceState answers={[answer]} i18n={i18n} title={i18n.t('statistics.failed')} />
  ) : (
    <>
      <MatchHead statistics={data} />
      <PlayedMatch statistics={data} />
      <Meetings statistics={data} />
      <TableOfMatch statistics={data} />
    </>
  );
}
