import { Link, usePlugin } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { chevronEndIcon, trophyIcon } from '@touchline/ui/icons';
import { eventTarget } from '../event/event-address.ts';
import { useEvents } from '../event-list/use-events.ts';
import styles from './outrights.module.css';

/** On the page of a competition the way to its outrights; nothing where it has none. */
export function OutrightsLink({ champId }: { readonly champId: number }) {
  const { i18n } = usePlugin();
  const { events } = useEvents(`outrights:${champId}`);
  const open = events.find(({ state }) => state.status === 'scheduled');
  return open === undefined ? undefined : (
    <Link to={eventTarget(open)} className={styles.link}>
      <span className={styles.linkText}>
        <Icon path={trophyIcon} />
        {i18n.t('outrights.link')}
      </span>
      <Icon path={chevronEndIcon} directional />
    </Link>
  );
}
