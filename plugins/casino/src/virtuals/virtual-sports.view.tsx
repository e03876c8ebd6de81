import { reactView, Slot, usePlugin, useResource } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { GameList } from '../list/game-list.tsx';
import { gamesResource } from '../lobby/games.resource.ts';

const LIST = 'virtualsports';
const NONE = {};

/** Virtual sports: the house's own rounds where the sport section is there, then what providers of games have. */
function VirtualSports() {
  const { i18n, navigation } = usePlugin();
  const title = i18n.t('title.virtualSports');
  const hasRounds = navigation.has('mainSection');
  const { data } = useResource(gamesResource, { list: LIST });
  const hasGames = data !== undefined && data.total > 0;
  return (
    <Page title={title} width="full">
      {hasRounds ? <Slot name="casino.virtuals" input={NONE} /> : undefined}
      {hasGames || !hasRounds ? <GameList question={{ list: LIST }} label={title} /> : undefined}
    </Page>
  );
}

export const view = reactView(VirtualSports);
