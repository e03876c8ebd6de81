import { reactView, usePlugin, useStore, type ViewProps } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { idOf } from '../event/event-address.ts';
import { ChampIndex } from './champ-index.tsx';
import { ChampStatisticsPage } from './champ-statistics.tsx';
import { EventStatisticsPage } from './event-statistics.tsx';

/** Statistics of a match, of a competition, or the way to them; a window of its own shows the same. */
function Statistic({ query }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const route = useStore(navigation.current, ({ name }) =>
    name === 'statisticPopup' ? 'statisticPopup' : 'statistic',
  );
  const eventId = idOf(query['game']);
  const champId = idOf(query['champ']);
  const isIndex = eventId === undefined && champId === undefined;
  return (
    <Page
      title={i18n.t('title.statistic')}
      width="full"
      parent={
        isIndex ? undefined : { title: i18n.t('title.statistic'), href: navigation.href({ route }) }
      }
    >
      {eventId !== undefined ? (
        <EventStatisticsPage key={eventId} eventId={eventId} />
      ) : champId !== undefined ? (
        <ChampStatisticsPage key={champId} champId={champId} season={query['season']} />
      ) : (
        <ChampIndex sport={query['sport'] ?? 'football'} route={route} />
      )}
    </Page>
  );
}

export const view = reactView(Statistic);
