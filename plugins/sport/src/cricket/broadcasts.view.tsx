import { reactView, Slot, usePlugin } from '@touchline/plugin-api';
import { useMemo } from 'react';
import { ListWaiting } from '../event-list/list-waiting.tsx';
import { useEvents } from '../event-list/use-events.ts';
import { CricketPage } from './cricket-page.tsx';

/** Where matches can be followed: those with pictures, and the others as they are told ball by ball. */
function CricketBroadcasts() {
  const { navigation } = usePlugin();
  const { ready, events } = useEvents('list:live:cricket');
  const input = useMemo(
    () => ({
      matches: events.map(({ id, slug, home, away, champ, hasStream }) => ({
        id,
        home: home.name,
        away: away.name,
        champ: champ.name,
        hasStream: hasStream === true,
        href: navigation.href({ route: 'cricketGame', params: { game: `${id}-${slug}` } }),
      })),
    }),
    [events, navigation],
  );
  return (
    <CricketPage current="Broadcasts">
      {ready ? <Slot name="sport.cricket-broadcasts" input={input} /> : <ListWaiting count={4} />}
    </CricketPage>
  );
}

export const view = reactView(CricketBroadcasts);
