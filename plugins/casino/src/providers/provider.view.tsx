import { reactView, usePlugin, useResource, type ViewProps } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { GameList } from '../list/game-list.tsx';
import { wordsOf } from '../list/list-pages.ts';
import { providersResource } from '../lobby/games.resource.ts';

/** The games of one provider. */
function ProviderPage({ params }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const { data } = useResource(providersResource, {});
  const provider = params['provider'] ?? '';
  const name = data?.providers.find(({ id }) => id === provider)?.name ?? wordsOf(provider);
  return (
    <Page
      title={name}
      width="full"
      parent={{ title: i18n.t('title.brands'), href: navigation.href({ route: 'brands' }) }}
    >
      <GameList question={{ provider }} fixed="provider" label={name} />
    </Page>
  );
}

export const view = reactView(ProviderPage);
