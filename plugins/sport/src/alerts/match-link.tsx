import type { AlertMatch } from '@touchline/contracts/alerts';
import { usePlugin } from '@touchline/plugin-api';
import { eventTarget } from '../event/event-address.ts';
import styles from './alerts.module.css';

/** Who plays, as the link to the event's page. */
export function MatchLink({ match }: { readonly match: AlertMatch }) {
  const { navigation } = usePlugin();
  return (
    <a className={styles.link} href={navigation.href(eventTarget(match))}>
      <bdi>{match.home.name}</bdi> – <bdi>{match.away.name}</bdi>
    </a>
  );
}
