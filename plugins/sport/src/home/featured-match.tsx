import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { crestDesign, EventHeader, LiveBadge } from '@touchline/ui';
import { eventTarget } from '../event/event-address.ts';
import { EventTime } from '../event/event-time.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { RowPrices } from '../event-row/row-prices.tsx';
import { RowTeam } from '../event-row/row-team.tsx';
import styles from './featured-match.module.css';

const SIDES = ['home', 'away'] as const;
/** The ground below each side. */
const HALVES = { home: 'M0 0h55L45 1H0z', away: 'M55 0h45v1H45z' } as const;

/** The match that home opens with, in the colours of its sides. */
export function FeaturedMatch({ eventId }: { readonly eventId: number }) {
  const { live } = usePlugin();
  const event = useStore(live.event(eventId));
  return event === undefined ? undefined : <Featured event={event} />;
}

function Featured({ event }: { readonly event: EventView }) {
  const { i18n, navigation } = usePlugin();
  const isLive = event.state.status === 'live';
  // The server names an event's main market first.
  const [marketKey] = event.marketKeys;
  return (
    <article className={styles.match} data-event-id={event.id}>
      <svg className={styles.ground} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        {SIDES.map((side) => (
          <path
            key={side}
            fill={crestDesign(event[side].name, event[side].id).field}
            d={HALVES[side]}
          />
        ))}
      </svg>
      <EventHeader
        competition={event.champ.name}
        time={<EventTime event={event} minutes />}
        live={isLive}
        action={
          <FavouriteButton eventId={event.id} name={`${event.home.name} – ${event.away.name}`} />
        }
        badge={isLive ? <LiveBadge text={i18n.t('live')} dot /> : undefined}
      />
      <a className={styles.sides} href={navigation.href(eventTarget(event))}>
        {SIDES.map((side) => (
          <RowTeam key={side} event={event} side={side} crest={48} />
        ))}
      </a>
      {marketKey && <RowPrices event={event} marketKey={marketKey} />}
    </article>
  );
}
