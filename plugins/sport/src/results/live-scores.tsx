import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Card, Chip, ChipBar, Crest, EmptyState, SportIcon } from '@touchline/ui';
import { liveIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEventList } from '../event-list/use-event-list.ts';
import { useSports } from '../event-list/use-sports.ts';
import { eventTarget } from '../event/event-address.ts';
import { EventTime } from '../event/event-time.tsx';
import { teamScore } from '../event/team-score.ts';
import { isOfPersons } from '../event/is-of-persons.ts';
import styles from './results.module.css';

function LiveTeam({ event, side }: { readonly event: EventView; readonly side: 'home' | 'away' }) {
  const { score, parts } = teamScore(event.state, event.sport, side, 'all');
  const team = event[side];
  return (
    <span className={styles.team}>
      <Crest
        name={team.name}
        id={team.id}
        person={isOfPersons(event.sport)}
        country={team.country}
        size={20}
      />
      <bdi className={styles.name}>{team.name}</bdi>
      <span className={styles.liveParts}>{parts.join(' ')}</span>
      <span className={styles.score}>{score}</span>
    </span>
  );
}

/** One match in play: its score changes as it is played. */
function LiveScore({ eventId }: { readonly eventId: number }) {
  const { live, navigation } = usePlugin();
  const event = useStore(live.event(eventId));
  return event === undefined ? undefined : (
    <li>
      <a className={styles.liveRow} href={navigation.href(eventTarget(event))}>
        <span className={styles.liveHead}>
          <SportIcon sportId={event.sportId} size={16} />
          <bdi className={styles.liveChamp}>{event.champ.name}</bdi>
          <span className={styles.liveTime}>
            <EventTime event={event} minutes />
          </span>
        </span>
        <LiveTeam event={event} side="home" />
        <LiveTeam event={event} side="away" />
      </a>
    </li>
  );
}

/** What is being played with its score: of a sport, or the best known matches of all. */
export function LiveScores({ sport }: { readonly sport: string | undefined }) {
  const { i18n, navigation } = usePlugin();
  const sports = useSports('live', sport);
  const { ready, eventIds } = useEventList(sport === undefined ? 'top:live' : `list:live:${sport}`);
  const hrefOf = (wanted?: string) =>
    navigation.href({
      route: 'results',
      params: { zone: 'live' },
      ...(wanted !== undefined && { query: { sport: wanted } }),
    });
  return (
    <>
      <ChipBar label={i18n.t('sports')}>
        <Chip selected={sport === undefined} href={hrefOf()}>
          {i18n.t('best')}
        </Chip>
        {sports?.map(({ id, slug, live }) => (
          <Chip
            key={id}
            icon={<SportIcon sportId={id} />}
            count={live}
            selected={slug === sport}
            href={hrefOf(slug)}
          >
            {i18n.sport(slug)}
          </Chip>
        ))}
      </ChipBar>
      {ready ? undefined : <ResourceState answers={[]} i18n={i18n} />}
      {ready && eventIds.length === 0 ? (
        <EmptyState path={liveIcon} title={i18n.t('empty.live')} text={i18n.t('empty.hint')} />
      ) : undefined}
      {eventIds.length > 0 ? (
        <Card flush>
          <ul className={styles.rows} aria-label={i18n.t('results.live')}>
            {eventIds.map((eventId) => (
              <LiveScore key={eventId} eventId={eventId} />
            ))}
          </ul>
        </Card>
      ) : undefined}
    </>
  );
}
