import type { EventView } from '@touchline/contracts';
import { Link, usePlugin } from '@touchline/plugin-api';
import { Crest, LiveBadge, SportIcon } from '@touchline/ui';
import { champTarget } from '../event/event-address.ts';
import { teamScore } from '../event/team-score.ts';
import { useEventTime } from '../event/use-event-time.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import styles from './game.module.css';

function Side({ event, side }: { readonly event: EventView; readonly side: 'home' | 'away' }) {
  return (
    <div className={styles.side}>
      <Crest name={event[side].name} />
      <span className={styles.team}>{event[side].name}</span>
    </div>
  );
}

function Periods({ event }: { readonly event: EventView }) {
  const { i18n } = usePlugin();
  const periods = event.state.score?.periods ?? [];
  if (periods.length === 0) {
    return undefined;
  }
  return (
    <p className={styles.periods} aria-label={i18n.t('game.periods')}>
      {periods.map(([home, away]) => `${home}:${away}`).join('  ')}
    </p>
  );
}

/** The head of an event's page: who plays, how it stands, how far it is. */
export function Scoreboard({ event }: { readonly event: EventView }) {
  const { i18n } = usePlugin();
  const time = useEventTime({ event, minutes: false });
  const isLive = event.state.status === 'live';
  const home = teamScore(event.state, event.sport, 'home');
  const away = teamScore(event.state, event.sport, 'away');
  const points = event.state.score?.detail?.points;
  return (
    <header className={styles.board}>
      <div className={styles.top}>
        <SportIcon sportId={event.sportId} size={16} />
        <Link to={champTarget(event)} className={styles.champ}>
          {event.champ.name}
        </Link>
        <FavouriteButton eventId={event.id} name={`${event.home.name} – ${event.away.name}`} />
      </div>
      <h1 className={styles.versus}>
        <Side event={event} side="home" />
        <span className={styles.score}>
          {home.score === undefined ? i18n.t('game.versus') : `${home.score}:${away.score}`}
        </span>
        <Side event={event} side="away" />
      </h1>
      <p className={styles.time} data-live={isLive}>
        {isLive ? <LiveBadge text={i18n.t('live')} /> : undefined}
        <span>{time}</span>
        {points === undefined ? undefined : <span>{points.join(' : ')}</span>}
      </p>
      <Periods event={event} />
    </header>
  );
}
