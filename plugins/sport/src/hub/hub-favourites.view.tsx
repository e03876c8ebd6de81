import { reactView, usePlugin, useStore, type ViewProps } from '@touchline/plugin-api';
import { Button, EmptyState, EventList } from '@touchline/ui';
import { starOutlineIcon } from '@touchline/ui/icons';
import { ListWaiting } from '../event-list/list-waiting.tsx';
import { EventRow } from '../event-row/event-row.tsx';
import { favouritesOf } from '../favourites/favourites.store.ts';
import { hubOfTitle } from './hub-names.ts';
import { HubPage } from './hub-page.tsx';
import { useHub } from './use-hub.ts';

/** The player's favourites among the events of a tournament. */
function HubFavourites({ input }: ViewProps) {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const name = hubOfTitle(input['title']);
  const { hub, ready, events = [] } = useHub(name);
  const { eventIds } = useStore(favouritesOf(context).store);
  const starred = events.filter(({ id }) => eventIds.includes(id));
  return (
    <HubPage name={name} hub={hub} current="Favorites" events={events}>
      {ready ? undefined : <ListWaiting count={3} />}
      {ready && starred.length === 0 ? (
        <EmptyState
          path={starOutlineIcon}
          title={i18n.t('favourites.none')}
          text={i18n.t('favourites.hint')}
          action={
            <Button variant="primary" href={navigation.href({ route: `${name}Home` })}>
              {i18n.t('hub.toMatches')}
            </Button>
          }
        />
      ) : undefined}
      {ready && starred.length > 0 ? (
        <EventList>
          {starred.map(({ id }) => (
            <EventRow key={id} eventId={id} within="champ" />
          ))}
        </EventList>
      ) : undefined}
    </HubPage>
  );
}

export const view = reactView(HubFavourites);
