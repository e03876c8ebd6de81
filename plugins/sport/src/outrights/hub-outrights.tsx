import { Link, usePlugin } from '@touchline/plugin-api';
import { useEvents } from '../event-list/use-events.ts';
import type { HubName } from '../hub/hub-names.ts';
import { OutrightMarket } from './outright-market.tsx';
import { eachWayNote } from './outright-markets.tsx';
import styles from './outrights.module.css';

const SHOWN = 6;

/** On a tournament's page its favourites to win, and the way to all its outrights. */
export function HubOutrights({ name }: { readonly name: HubName }) {
  const { i18n } = usePlugin();
  const { events } = useEvents(`outrights:${name}`);
  return events
    .filter(({ state }) => state.status === 'scheduled')
    .map((event) => (
      <OutrightMarket
        key={event.id}
        event={event}
        marketKey="outright-winner"
        title={i18n.market('outright-winner', { home: event.home.name, away: event.away.name })}
        note={eachWayNote(event, i18n)}
        most={SHOWN}
        action={
          <Link to={{ route: `${name}Final` }} className={styles.toAll}>
            {i18n.t('outrights.toAll')}
          </Link>
        }
      />
    ));
}
