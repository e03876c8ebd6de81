import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { EmptyState, EventList } from '@touchline/ui';
import { starOutlineIcon } from '@touchline/ui/icons';
import { ListWaiting } from '../event-list/list-waiting.tsx';
import { useEvents } from '../event-list/use-events.ts';
import { EventRow } from '../event-row/event-row.tsx';
import { favouritesOf } from '../favourites/favourites.store.ts';
import { CricketPage } from './cricket-page.tsx';

/** The player's favourites among the matches of cricket. */
function CricketFavourites() {
  const context = usePlugin();
  const { i18n } = context;
  const live = useEvents('list:live:cricket');
  const line = useEvents('list:line:cricket');
  const { eventIds } = useStore(favouritesOf(context).store);
  const isReady = live.ready && line.ready;
  const starred = [...live.events, ...line.events].filter(({ id }) => eventIds.includes(id));
  return (
    <CricketPage current="Favorites">
      {isReady ? undefined : <ListWaiting count={3} />}
      {isReady && starred.length === 0 ? (
        <EmptyState
          path={starOutlineIcon}
          title={i18n.t('favourites.none')}
          text={i18n.t('favourites.hint')}
        />
      ) : undefined}
      {isReady && starred.length > 0 ? (
        <EventList>
          {starred.map(({ id }) => (
            <EventRow key={id} eventId={id} />
          ))}
        </EventList>
      ) : undefined}
    </CricketPage>
  );
}

export const view = reactView(CricketFavourites);
