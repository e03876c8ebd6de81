import type { CasinoGame, MyCasinoAnswer } from '@touchline/contracts/casino';
import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { casinoIcon, starOutlineIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { GameGrid } from '../list/game-grid.tsx';
import { useMine } from './use-mine.ts';

/** What each page shows of a player's own games. */
const SHOWN: Readonly<Record<string, keyof MyCasinoAnswer>> = {
  myCasino: 'recent',
  myCasinoFavorites: 'favourites',
  myCasinoRecommended: 'recommended',
};
const PAGES = Object.entries(SHOWN);

function OwnGames({
  part,
  games,
}: {
  readonly part: keyof MyCasinoAnswer;
  readonly games: readonly CasinoGame[];
}) {
  const { i18n, navigation } = usePlugin();
  return games.length === 0 ? (
    <EmptyState
      path={part === 'favourites' ? starOutlineIcon : casinoIcon}
      title={i18n.t(`mine.none.${part}`)}
      text={i18n.t(`mine.noneText.${part}`)}
      action={<Button href={navigation.href({ route: 'casino' })}>{i18n.t('game.back')}</Button>}
    />
  ) : (
    <GameGrid
      games={games}
      total={games.length}
      label={i18n.t(`mine.${part}`)}
      onMore={() => undefined}
    />
  );
}

/** A player's own games: the latest, the starred, and what others like them play. */
function MyCasino() {
  const { i18n, navigation } = usePlugin();
  const { name } = useStore(navigation.current);
  const mine = useMine();
  const part = SHOWN[name] ?? 'recent';
  const title = i18n.t('title.myCasino');
  return (
    <Page
      title={title}
      width="full"
      tabs={{
        label: title,
        items: PAGES.map(([route, shown]) => ({
          text: i18n.t(`mine.${shown}`),
          href: navigation.href({ route }),
          current: shown === part,
        })),
      }}
    >
      {mine.data === undefined ? (
        <ResourceState answers={[mine]} i18n={i18n} />
      ) : (
        <OwnGames part={part} games={mine.data[part]} />
      )}
    </Page>
  );
}

export const view = reactView(MyCasino);
