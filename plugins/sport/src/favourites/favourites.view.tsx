import { EventsAnswer } from '@touchline/contracts/line';
import {
  defineResource,
  reactView,
  usePlugin,
  useResource,
  useStore,
  type ViewProps,
} from '@touchline/plugin-api';
import { Button, EmptyState, EventList } from '@touchline/ui';
import { starOutlineIcon } from '@touchline/ui/icons';
import { lazy, Suspense, useEffect } from 'react';
import { ListWaiting } from '../event-list/list-waiting.tsx';
import { favouritesOf } from './favourites.store.ts';
import { FavouritesPage } from './favourites-page.tsx';
import { StarredRow } from './starred-row.tsx';

const AlertList = lazy(async () => ({
  default: (await import('../alerts/alert-list.tsx')).AlertList,
}));

/** Which of the starred events still exist. */
const favouriteEvents = defineResource({
  name: 'sport.favourites',
  path: ({ eventIds }: { readonly eventIds: readonly number[] }) =>
    `/line-api/v1/events?ids=${eventIds.join(',')}`,
  schema: EventsAnswer,
  interval: 'favoritesLive',
});

function Starred({ eventIds }: { readonly eventIds: readonly number[] }) {
  const context = usePlugin();
  const { data } = useResource(favouriteEvents, { eventIds });
  useEffect(() => {
    if (data !== undefined) {
      favouritesOf(context).keep(data.events.map(({ id }) => id));
    }
  }, [context, data]);
  if (data === undefined) {
    return <ListWaiting count={eventIds.length} />;
  }
  return (
    <EventList>
      {eventIds.map((eventId) => (
        <StarredRow key={eventId} eventId={eventId} />
      ))}
    </EventList>
  );
}

function StarredEvents() {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const { eventIds } = useStore(favouritesOf(context).store);
  return (
    <FavouritesPage current="events">
      {eventIds.length === 0 ? (
        <EmptyState
          path={starOutlineIcon}
          title={i18n.t('favourites.none')}
          text={i18n.t('favourites.hint')}
          action={
            <Button variant="primary" href={navigation.href({ route: 'home' })}>
              {i18n.t('game.toHome')}
            </Button>
          }
        />
      ) : (
        <Starred eventIds={eventIds} />
      )}
    </FavouritesPage>
  );
}

/** The starred events, or what the player is notified of. */
function Favourites({ query }: ViewProps) {
  const { i18n } = usePlugin();
  return query['show'] === 'alerts' ? (
    <FavouritesPage current="alerts">
      <Suspense fallback={<output aria-label={i18n.t('loading')} />}>
        <AlertList />
      </Suspense>
    </FavouritesPage>
  ) : (
    <StarredEvents />
  );
}

export const view = reactView(Favourites);
