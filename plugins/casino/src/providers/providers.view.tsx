import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { EmptyState } from '@touchline/ui';
import { casinoIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { Tile, TileGrid } from '@touchline/ui/parts';
import { ResourceState } from '@touchline/ui/resource-state';
import { providersResource } from '../lobby/games.resource.ts';

/** Who made the games that can be played. */
function Providers() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(providersResource, {});
  const providers = answer.data?.providers;
  return (
    <Page title={i18n.t('title.brands')} width="full">
      {providers === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : providers.length === 0 ? (
        <EmptyState
          path={casinoIcon}
          title={i18n.t('lobby.empty')}
          text={i18n.t('lobby.emptyText')}
        />
      ) : (
        <TileGrid label={i18n.t('title.brands')}>
          {providers.map(({ id, name, games }) => (
            <Tile
              key={id}
              title={name}
              text={i18n.t('lobby.total', { count: games })}
              href={navigation.href({ route: 'provider', params: { provider: id } })}
            />
          ))}
        </TileGrid>
      )}
    </Page>
  );
}

export const view = reactView(Providers);
