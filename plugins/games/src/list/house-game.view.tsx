import { reactView, usePlugin, useResource, type ViewProps } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { casinoIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import { houseGameOf, playTarget } from './house-game.ts';
import { gamesResource } from './house-games.resource.ts';

/** The short address of a game of the house leads to where it is played; without a game to all of them. */
function HouseGame({ params }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(gamesResource, {});
  const { gameRoute } = params;
  const game = answer.data && houseGameOf(answer.data.games, gameRoute);
  useEffect(() => {
    const target = gameRoute === undefined ? { route: 'games' } : game && playTarget(game);
    if (target !== undefined) {
      void navigation.go(target, { replace: true });
    }
  }, [navigation, gameRoute, game]);
  return (
    <Page title={i18n.t('title.game')} width="full">
      {answer.data === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : game === undefined ? (
        <EmptyState
          path={casinoIcon}
          title={i18n.t('list.unknown')}
          text={i18n.t('list.unknownText')}
          action={<Button href={navigation.href({ route: 'games' })}>{i18n.t('list.all')}</Button>}
        />
      ) : undefined}
    </Page>
  );
}

export const view = reactView(HouseGame);
