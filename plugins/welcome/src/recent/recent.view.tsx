import type { ChampSummary, LineEvent } from '@touchline/contracts/line';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Crest, EventCardSkeleton, Icon, SportIcon } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { Rail, Tile } from '@touchline/ui/parts';
import { sportIds } from '@touchline/domain/markets';
import { useSlip } from './use-slip.ts';
import { visitedChamps, visitedEvents } from './visited.resource.ts';
import { visitedOf } from './visited.store.ts';

/** Answers come in the order of their ids; one that is not wanted any more is no longer shown. */
const NONE = '0';

function useVisited() {
  const { champIds, eventIds } = useStore(visitedOf(usePlugin()).store);
  const events = useResource(visitedEvents, { ids: eventIds.join() || NONE });
  const champs = useResource(visitedChamps, { ids: champIds.join() || NONE });
  const isOpen = ({ state }: LineEvent) => state.status === 'live' || state.status === 'scheduled';
  return {
    isPending: events.status === 'loading' || champs.status === 'loading',
    events: events.data?.events.filter(isOpen) ?? [],
    champs: champIds.flatMap((id) => champs.data?.champs.find((champ) => champ.id === id) ?? []),
  };
}

function EventTile({ event }: { readonly event: LineEvent }) {
  const { i18n, navigation } = usePlugin();
  const { id, slug, section, sport, champ, home, away, startsAt } = event;
  const params = { section, sport, champ: `${champ.id}-${champ.slug}`, game: `${id}-${slug}` };
  const time = section === 'live' ? i18n.t('live') : i18n.dateTime(startsAt, 'date-time');
  return (
    <Tile
      title={<bdi>{`${home.name} – ${away.name}`}</bdi>}
      text={
        <>
          {time} · <bdi>{champ.name}</bdi>
        </>
      }
      icon={<Crest name={home.name} id={home.id} size={32} />}
      href={navigation.href({ route: 'mainGame', params })}
    />
  );
}

function ChampTile({ champ }: { readonly champ: ChampSummary }) {
  const { i18n, navigation } = usePlugin();
  const { id, slug, name, sport, live, line } = champ;
  const section = line > 0 ? 'line' : 'live';
  return (
    <Tile
      title={<bdi>{name}</bdi>}
      text={i18n.t('recent.events', { count: live + line })}
      icon={<SportIcon sportId={sportIds[sport as keyof typeof sportIds]} size={24} />}
      href={navigation.href({
        route: 'mainSectionWithChamp',
        params: { section, sport, champ: `${id}-${slug}` },
      })}
    />
  );
}

/** The way back to what the player did before: the slip, events, competitions. */
function Recent() {
  const { i18n, navigation } = usePlugin();
  const count = useSlip();
  const { isPending, events, champs } = useVisited();
  if (isPending) {
    return (
      <div data-pending="">
        <EventCardSkeleton count={1} label={i18n.t('recent.loading')} />
      </div>
    );
  }
  const tiles = [
    ...(count > 0
      ? [
          <Tile
            key="slip"
            title={i18n.t('recent.slip')}
            text={i18n.t('recent.selections', { count })}
            icon={<Icon path={ticketIcon} size={24} />}
            href={navigation.href({ route: 'coupon' })}
          />,
        ]
      : []),
    ...events.map((event) => <EventTile key={`event-${event.id}`} event={event} />),
    ...champs.map((champ) => <ChampTile key={`champ-${champ.id}`} champ={champ} />),
  ];
  return tiles.length === 0 ? undefined : (
    <Rail
      title={i18n.t('recent.title')}
      size="large"
      backText={i18n.t('back')}
      onwardText={i18n.t('onward')}
    >
      {tiles}
    </Rail>
  );
}

export const view = reactView(Recent);
