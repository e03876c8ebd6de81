import { usePlugin, useStore, type ViewProps } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { GameList } from './game-list.tsx';
import { listName, listOf, wordsOf } from './list-pages.ts';

/** A category of games: which ones it has is the operator's. */
export function ListPage({ params }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const { name } = useStore(navigation.current);
  const list = listOf(name);
  const sub = params['subcategory'] ?? params['game'];
  const title =
    list === undefined && sub !== undefined
      ? listName(sub, i18n)
      : listName(list === 'vulkan' ? 'slots' : (list ?? ''), i18n);
  return (
    <Page
      title={list !== undefined && sub !== undefined ? `${title}: ${wordsOf(sub)}` : title}
      width="full"
    >
      <GameList question={{ list, sub }} label={title} />
    </Page>
  );
}
