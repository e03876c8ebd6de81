import type { CasinoGame, MyCasinoAnswer } from '@touchline/contracts/casino';
import {
  Link,
  reactView,
  usePlugin,
  useResource,
  useStore,
  type ViewProps,
} from '@touchline/plugin-api';
import { Button, Chip, ChipBar, EmptyState } from '@touchline/ui';
import { casinoIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { Rail } from '@touchline/ui/parts';
import { ResourceState } from '@touchline/ui/resource-state';
import { ListPage } from '../list/list-page.tsx';
import { listName, listTarget } from '../list/list-pages.ts';
import { FreeRounds } from '../mine/free-rounds.tsx';
import { freeRoundsResource } from '../mine/free-rounds.resource.ts';
import { useMine } from '../mine/use-mine.ts';
import { GameTile } from './game-tile.tsx';
import { filledRails, isNamed, type Rails } from './filled-rails.ts';
import { lobbyResource } from './games.resource.ts';
import styles from './lobby.module.css';

function GameRail({
  rail,
  games,
  total,
}: {
  readonly rail: string;
  readonly games: readonly CasinoGame[];
  readonly total: number;
}) {
  const { i18n } = usePlugin();
  const named = isNamed(rail);
  return (
    <Rail
      title={named ? i18n.t(`rail.${rail}`) : listName(rail, i18n)}
      size="medium"
      backText={i18n.t('lobby.previous')}
      onwardText={i18n.t('lobby.next')}
      action={
        named ? undefined : (
          <Link to={listTarget(rail)} className={styles.all}>
            {i18n.t('lobby.all', { count: total })}
          </Link>
        )
      }
    >
      {games.map((game) => (
        <GameTile key={game.id} game={game} />
      ))}
    </Rail>
  );
}

function LobbyRails({
  rails,
  mine,
}: {
  readonly rails: Rails;
  readonly mine: MyCasinoAnswer | undefined;
}) {
  const { i18n, navigation } = usePlugin();
  const filled = filledRails(rails, mine);
  if (filled.length === 0) {
    return (
      <EmptyState
        path={casinoIcon}
        title={i18n.t('lobby.empty')}
        text={i18n.t('lobby.emptyText')}
      />
    );
  }
  const lists = rails.filter(({ rail, total }) => !isNamed(rail) && total > 0);
  return (
    <>
      <div className={styles.ways}>
        <Button size="small" href={navigation.href({ route: 'casinoSearch' })}>
          {i18n.t('title.casinoSearch')}
        </Button>
        <Button size="small" variant="quiet" href={navigation.href({ route: 'brands' })}>
          {i18n.t('title.brands')}
        </Button>
        {mine === undefined ? undefined : (
          <Button size="small" variant="quiet" href={navigation.href({ route: 'myCasino' })}>
            {i18n.t('title.myCasino')}
          </Button>
        )}
      </div>
      <ChipBar label={i18n.t('lobby.categories')}>
        {lists.map(({ rail, total }) => (
          <Chip key={rail} href={navigation.href(listTarget(rail))} count={total}>
            {listName(rail, i18n)}
          </Chip>
        ))}
      </ChipBar>
      {filled.map(({ rail, games, total }) => (
        <GameRail key={rail} rail={rail} games={games} total={total} />
      ))}
    </>
  );
}

function PlayerLobby({ rails }: { readonly rails: Rails }) {
  const { i18n } = usePlugin();
  const mine = useMine();
  const free = useResource(freeRoundsResource, {});
  const isKnown = ({ data, status }: Pick<typeof free | typeof mine, 'data' | 'status'>) =>
    data !== undefined || status === 'error';
  // Without what is a player's own the page would move when it comes; when it does not, the rest is still there.
  return isKnown(mine) && isKnown(free) ? (
    <>
      {free.data && <FreeRounds {...free.data} />}
      <LobbyRails rails={rails} mine={mine.data} />
    </>
  ) : (
    <ResourceState answers={[mine, free]} i18n={i18n} />
  );
}

/** The casino from its door: rails of games in the operator's order, a player's own among them. */
function Lobby() {
  const { i18n, navigation, session } = usePlugin();
  const { name } = useStore(navigation.current);
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  const answer = useResource(lobbyResource, {});
  const rails = answer.data?.rails;
  return (
    <Page title={i18n.t(`title.${name === 'casinoLobby' ? 'casinoLobby' : 'casino'}`)} width="full">
      {rails === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : isPlayer ? (
        <PlayerLobby rails={rails} />
      ) : (
        <LobbyRails rails={rails} mine={undefined} />
      )}
    </Page>
  );
}

/** The lobby, or one of its categories by the word in the address. */
function Casino(props: ViewProps) {
  return props.params['subcategory'] === undefined ? <Lobby /> : <ListPage {...props} />;
}

export const view = reactView(Casino);
