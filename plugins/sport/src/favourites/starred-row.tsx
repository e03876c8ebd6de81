import { usePlugin, useStore } from '@touchline/plugin-api';
import { AlertBell } from '../alerts/alert-bell.tsx';
import { FollowedRow } from '../event-list/followed-row.tsx';
import styles from './favourites.module.css';

/** A starred event, and beside it the bell of what the player is notified of about it. */
export function StarredRow({ eventId }: { readonly eventId: number }) {
  const { live } = usePlugin();
  const event = useStore(live.event(eventId));
  return (
    <div className={styles.row}>
      <FollowedRow eventId={eventId} />
      {event === undefined ? undefined : (
        <AlertBell eventId={eventId} name={`${event.home.name} – ${event.away.name}`} />
      )}
    </div>
  );
}
