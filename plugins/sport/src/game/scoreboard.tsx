import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Badge, Crest, IconButton, LiveBadge, SportIcon } from '@touchline/ui';
import { shareIcon } from '@touchline/ui/icons';
import { Score } from '../event/score.tsx';
import { suspensionOf } from '../event/suspension-of.ts';
import { teamScore } from '../event/team-score.ts';
import { EventTime, StartDay, StartHour } from '../event/event-time.tsx';
import { AlertBell } from '../alerts/alert-bell.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { BackLink } from './back-link.tsx';
import { Periods } from './periods.tsx';
import { StatisticLink } from './statistic-link.tsx';
import { isOfPersons } from '../event/is-of-persons.ts';
import styles from './scoreboard.module.css';

function Side({ event, side }: { readonly event: EventView; readonly side: 'home' | 'away' }) {
  const { i18n } = usePlugin();
  const at = side === 'home' ? 0 : 1;
  const overs = event.state.score?.detail?.overs?.[at];
  const towers = event.state.score?.detail?.towers?.[at];
  return (
    <div className={styles.side}>
      <Crest
        name={event[side].name}
        id={event[side].id}
        person={isOfPersons(event.sport)}
        country={event[side].country}
        size={48}
      />
      <bdi className={styles.team}>{event[side].name}</bdi>
      {overs === undefined ? undefined : (
        <span className={styles.muted}>{i18n.t('game.overs', { overs })}</span>
      )}
      <Economy event={event} side={side} />
      <AtBat event={event} side={side} />
      {towers === undefined ? undefined : (
        <span className={styles.muted}>{i18n.t('game.towers', { count: towers })}</span>
      )}
    </div>
  );
}

/** Of baseball, for the side that bats: its outs, and on which bases it has runners. */
function AtBat({ event, side }: { readonly event: EventView; readonly side: 'home' | 'away' }) {
  const { i18n } = usePlugin();
  const { outs, bases = [], serving } = event.state.score?.detail ?? {};
  if (outs === undefined || serving !== side) {
    return undefined;
  }
  const taken = bases.flatMap((isTaken, at) => (isTaken ? [`${at + 1}`] : []));
  return (
    <span className={styles.muted}>
      {i18n.t('game.outs', { count: outs })}
      {taken.length === 0 ? '' : ` · ${i18n.t('game.bases', { bases: taken.join(', ') })}`}
    </span>
  );
}

/** What a side of an esport in rounds does in the next one, and what it can buy for it. */
function Economy({ event, side }: { readonly event: EventView; readonly side: 'home' | 'away' }) {
  const { i18n } = usePlugin();
  const { defending, buys } = event.state.score?.detail ?? {};
  const buy = buys?.[side === 'home' ? 0 : 1];
  return buy === undefined ? undefined : (
    <span className={styles.muted}>
      {i18n.t(`game.role.${defending === side ? 'defends' : 'attacks'}`)}
      {' · '}
      {i18n.t(`game.buy.${buy}`)}
    </span>
  );
}

/** Why the whole event cannot be bet on now: by its main market. */
function Suspension({ event }: { readonly event: EventView }) {
  const { i18n, live } = usePlugin();
  const reason = useStore(live.market(`${event.id}~${event.marketKeys[0] ?? ''}`), suspensionOf);
  return (
    <output>
      {reason === undefined ? (
        <LiveBadge text={i18n.t('live')} />
      ) : (
        <Badge tone="warning">{i18n.suspension(reason)}</Badge>
      )}
    </output>
  );
}

function Standing({ event }: { readonly event: EventView }) {
  const home = teamScore(event.state, event.sport, 'home').score;
  const away = teamScore(event.state, event.sport, 'away').score;
  const { status } = event.state;
  const time = <EventTime event={event} minutes={false} />;
  if (home === undefined || away === undefined) {
    return (
      <div className={styles.position}>
        <span className={styles.score}>
          <StartHour startsAt={event.startsAt} />
        </span>
        <span className={styles.muted}>
          {status === 'scheduled' ? <StartDay startsAt={event.startsAt} /> : time}
        </span>
      </div>
    );
  }
  return (
    <div className={styles.position}>
      {status === 'live' ? <Suspension event={event} /> : undefined}
      <span className={styles.score} data-long={home.length + away.length > 6}>
        <Score home={home} away={away} spaced={home.includes('/')} />
      </span>
      <span className={styles.muted}>{time}</span>
    </div>
  );
}

/** The head of an event's page: who plays, the score, the period. */
export function Scoreboard({ event }: { readonly event: EventView }) {
  const { i18n, modals, preferences } = usePlugin();
  const showsId = useStore(preferences, ({ isShowGameId }) => isShowGameId === 1);
  return (
    <header className={styles.board}>
      <div className={styles.top}>
        <BackLink event={event} named icon={<SportIcon sportId={event.sportId} size={16} />} />
        {showsId ? (
          <span className={styles.muted}>{i18n.t('game.id', { id: event.id })}</span>
        ) : undefined}
        <StatisticLink eventId={event.id} />
        <span className={styles.star}>
          <IconButton
            label={i18n.t('game.share')}
            path={shareIcon}
            onClick={() => void modals.open('share')}
          />
          <AlertBell eventId={event.id} name={`${event.home.name} – ${event.away.name}`} />
          <FavouriteButton eventId={event.id} name={`${event.home.name} – ${event.away.name}`} />
        </span>
      </div>
      <h1 className={styles.versus}>
        <Side event={event} side="home" />
        <Standing event={event} />
        <Side event={event} side="away" />
      </h1>
      <Periods event={event} />
    </header>
  );
}
