import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { EventCard, EventHeader, EventTeams, LiveBadge, SportIcon } from '@touchline/ui';
import { memo, type ReactNode, use } from 'react';
import { EventAddresses } from '../event/event-addresses.ts';
import { suspensionOf } from '../event/suspension-of.ts';
import { EventTime } from '../event/event-time.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { RowPrices } from './row-prices.tsx';
import { RowTeam } from './row-team.tsx';

/** How the rows of a list show prices. */
export interface RowColumns {
  /** The market in the first column, which says why nothing can be bet on. */
  readonly firstKey: (event: EventView) => string | undefined;
  readonly prices: (event: EventView) => ReactNode;
}

export interface EventRowProps {
  readonly eventId: number;
  /** What is said above the row, which then does not repeat it. */
  readonly within?: 'sport' | 'champ' | 'day' | undefined;
  /** Without columns a row shows the event's main market. */
  readonly columns?: RowColumns | undefined;
}

/** One event of a list, drawn from the live state: only what changes is rendered again. */
export const EventRow = memo(function EventRow({ eventId, ...rest }: EventRowProps) {
  const { live } = usePlugin();
  const event = useStore(live.event(eventId));
  return event === undefined ? undefined : <KnownEventRow event={event} {...rest} />;
});

function KnownEventRow({
  event,
  within,
  columns,
}: Omit<EventRowProps, 'eventId'> & { readonly event: EventView }) {
  const { navigation, i18n, live } = usePlugin();
  const addresses = use(EventAddresses);
  // The server names an event's main market first.
  const marketKey = columns === undefined ? event.marketKeys[0] : columns.firstKey(event);
  const reason = useStore(live.market(`${event.id}~${marketKey ?? ''}`), suspensionOf);
  const isLive = event.state.status === 'live';
  const names = { home: event.home.name, away: event.away.name };
  const more = event.marketCount - 1;
  return (
    <EventCard
      eventId={event.id}
      suspended={reason === undefined ? undefined : i18n.suspension(reason)}
    >
      <EventHeader
        competition={within === 'champ' || within === 'day' ? undefined : event.champ.name}
        time={<EventTime event={event} minutes dayIsKnown={within === 'day'} />}
        live={isLive}
        badge={isLive ? <LiveBadge text={i18n.t('live')} dot /> : undefined}
        icon={within ? undefined : <SportIcon sportId={event.sportId} size={16} />}
        action={<FavouriteButton eventId={event.id} name={`${names.home} – ${names.away}`} />}
      />
      <EventTeams
        href={navigation.href(addresses.event(event))}
        more={
          more > 0 ? { text: `+${more}`, label: i18n.t('moreMarkets', { count: more }) } : undefined
        }
      >
        <RowTeam event={event} side="home" />
        <RowTeam event={event} side="away" />
      </EventTeams>
      {columns?.prices(event) ?? (marketKey && <RowPrices event={event} marketKey={marketKey} />)}
    </EventCard>
  );
}
