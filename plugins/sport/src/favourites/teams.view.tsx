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
import { calendarIcon, starOutlineIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { use, useMemo } from 'react';
import { EventAddresses } from '../event/event-addresses.ts';
import { FollowedRow } from '../event-list/followed-row.tsx';
import { favouriteTeamsOf } from './favourite-teams.store.ts';
import { FavouritesPage } from './favourites-page.tsx';

/** What teams play now and next. */
const teamEvents = defineResource({
  name: 'sport.team-events',
  path: ({ teamIds }: { readonly teamIds: readonly number[] }) =>
    `/line-api/v1/events?teams=${teamIds.join(',')}`,
  schema: EventsAnswer,
  interval: 'favoritesLive',
});

interface TeamsProps {
  readonly teamIds: readonly number[];
  readonly section: string | undefined;
}

function Matches({ teamIds, section }: TeamsProps) {
  const { i18n } = usePlugin();
  const answer = useResource(teamEvents, { teamIds });
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const events = answer.data.events.filter(
    (event) => (section !== 'live' && section !== 'line') || event.section === section,
  );
  return events.length === 0 ? (
    <EmptyState
      path={calendarIcon}
      title={i18n.t('favourites.noMatches')}
      text={i18n.t('hub.noneHint')}
    />
  ) : (
    <EventList>
      {events.map(({ id }) => (
        <FollowedRow key={id} eventId={id} />
      ))}
    </EventList>
  );
}

/** Bets on the player's own teams: what they play, live first, on pages that lead back here. */
function BetsOnYours({ params }: ViewProps) {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const { teamIds } = useStore(favouriteTeamsOf(context).store);
  const section = params['section'] ?? 'all';
  const standard = use(EventAddresses);
  const addresses = useMemo(
    (): EventAddresses => ({
      ...standard,
      event: ({ id, slug }) => ({
        route: 'betsOnYoursGame',
        params: { section, game: `${id}-${slug}` },
      }),
    }),
    [standard, section],
  );
  return (
    <EventAddresses value={addresses}>
      <FavouritesPage current="teams">
        {teamIds.length === 0 ? (
          <EmptyState
            path={starOutlineIcon}
            title={i18n.t('favourites.noTeams')}
            text={i18n.t('favourites.teamsHint')}
            action={
              <Button variant="primary" href={navigation.href({ route: 'searchEvents' })}>
                {i18n.t('title.search')}
              </Button>
            }
          />
        ) : (
          <Matches teamIds={teamIds} section={section} />
        )}
      </FavouritesPage>
    </EventAddresses>
  );
}

export const view = reactView(BetsOnYours);
