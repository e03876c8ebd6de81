import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { LiveBadge, SportIcon } from '@touchline/ui';
import { EventAddresses } from '../event/event-addresses.ts';
import { suspensionOf } from '../event/suspension-of.ts';
import { EventTime } from '../event/event-time.tsx';
import { RowPrices } from '../event-row/row-prices.tsx';
import { RowTeam } from '../event-row/row-team.tsx';
import { use } from 'react';
import styles from './live-tile.module.css';

/** A live event as a tile: its state, its sides with their scores, its main market. */
export function LiveTile({ eventId }: { readonly eventId: number }) {
  const { live } = usePlugin();
  const event = useStore(live.event(eventId));
  return event === undefined ? undefined : <KnownTile event={event} />;
}

function KnownTile({ event }: { readonly event: EventView }) {
  const { i18n, live, navigation } = usePlugin();
  const addresses = use(EventAddresses);
  const [marketKey = ''] = event.marketKeys;
  const reason = useStore(live.market(`${event.id}~${marketKey}`), suspensionOf);
  return (
    <article className={styles.tile} data-event-id={event.id}>
      <div className={styles.head}>
        <SportIcon sportId={event.sportId} size={16} />
        <LiveBadge text={i18n.t('live')} dot />
        <span className={styles.time}>
          <EventTime event={event} minutes />
        </span>
        <bdi className={styles.champ}>{event.champ.name}</bdi>
      </div>
      <a className={styles.teams} href={navigation.href(addresses.event(event))}>
        <RowTeam event={event} side="home" />
        <RowTeam event={event} side="away" />
      </a>
      <div className={styles.prices}>
        {reason === undefined ? (
          <RowPrices event={event} marketKey={marketKey} />
        ) : (
          <output className={styles.notice}>{i18n.suspension(reason)}</output>
        )}
      </div>
    </article>
  );
}
