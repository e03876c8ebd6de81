import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import {
  EventCard,
  EventHeader,
  EventPrices,
  EventTeams,
  LiveBadge,
  SportIcon,
  TeamRow,
} from '@touchline/ui';
import { memo } from 'react';
import { eventTarget } from '../event/event-address.ts';
import { suspensionOf } from '../event/suspension-of.ts';
import { teamScore } from '../event/team-score.ts';
import { useEventTime } from '../event/use-event-time.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { OutcomeButton } from './outcome-button.tsx';

function Prices({ event, marketKey }: { readonly event: EventView; readonly marketKey: string }) {
  const { live, i18n, navigation } = usePlugin();
  const market = useStore(live.market(`${event.id}~${marketKey}`));
  const names = { home: event.home.name, away: event.away.name };
  const more = event.marketCount - 1;
  return (
    <EventPrices
      label={i18n.market(marketKey, names)}
      more={
        more > 0
          ? {
              href: navigation.href(eventTarget(event)),
              label: i18n.t('moreMarkets', { count: more, ...names }),
              text: `+${more}`,
            }
          : undefined
      }
    >
      {market?.outcomeCodes.map((code) => (
        <OutcomeButton key={code} event={event} marketKey={marketKey} code={code} naming="short" />
      ))}
    </EventPrices>
  );
}

function Team({ event, side }: { readonly event: EventView; readonly side: 'home' | 'away' }) {
  const { i18n, preferences } = usePlugin();
  const isDetailed = useStore(preferences, ({ isDetailedScore }) => isDetailedScore === 1);
  const { score, parts, isServing } = teamScore(
    event.state,
    event.sport,
    side,
    isDetailed ? 'all' : undefined,
  );
  return (
    <TeamRow
      name={event[side].name}
      score={score}
      parts={parts}
      serving={isServing ? { label: i18n.t('serving') } : undefined}
    />
  );
}

export interface EventRowProps {
  readonly eventId: number;
  /** Is under its championship's heading, which the card then does not repeat. */
  readonly grouped?: boolean | undefined;
}

/** One event of a list, drawn from the live state: only what changes is rendered again. */
export const EventRow = memo(function EventRow({ eventId, grouped }: EventRowProps) {
  const { live } = usePlugin();
  const event = useStore(live.event(eventId));
  return event === undefined ? undefined : <KnownEventRow event={event} grouped={grouped} />;
});

function KnownEventRow({
  event,
  grouped,
}: Pick<EventRowProps, 'grouped'> & { readonly event: EventView }) {
  const { navigation, i18n, live } = usePlugin();
  const time = useEventTime({ event, minutes: true });
  // The server names an event's main market first.
  const [marketKey] = event.marketKeys;
  const reason = useStore(live.market(`${event.id}~${marketKey ?? ''}`), suspensionOf);
  const isLive = event.state.status === 'live';
  return (
    <EventCard
      eventId={event.id}
      suspended={reason === undefined ? undefined : i18n.suspension(reason)}
    >
      <EventHeader
        competition={grouped ? undefined : event.champ.name}
        time={time}
        live={isLive}
        badge={isLive ? <LiveBadge text={i18n.t('live')} /> : undefined}
        icon={grouped ? undefined : <SportIcon sportId={event.sportId} size={16} />}
        action={
          <FavouriteButton eventId={event.id} name={`${event.home.name} – ${event.away.name}`} />
        }
      />
      <EventTeams href={navigation.href(eventTarget(event))}>
        <Team event={event} side="home" />
        <Team event={event} side="away" />
      </EventTeams>
      {marketKey === undefined ? undefined : <Prices event={event} marketKey={marketKey} />}
    </EventCard>
  );
}
