import {
  Link,
  reactView,
  usePlugin,
  useResource,
  useStore,
  type ViewProps,
} from '@touchline/plugin-api';
import type { CasinoGame } from '@touchline/contracts/casino';
import { EmptyState } from '@touchline/ui';
import { casinoIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { GameArt } from './game-art.tsx';
import { gameTarget, rtpText } from './game-target.ts';
import { gamesResource } from './games.resource.ts';
import styles from './lobby.module.css';

/** What a page of games shows of them, by its route. */
const CATEGORIES: Readonly<Record<string, CasinoGame['category']>> = { fastGames: 'fast' };

function GameTile({ game }: { readonly game: CasinoGame }) {
  const { i18n } = usePlugin();
  const rtp = rtpText(game);
  return (
    <li>
      <Link to={gameTarget(game)} className={styles.tile}>
        <GameArt gameId={game.id} />
        <span className={styles.name}>{game.name}</span>
        <span className={styles.note}>
          <bdi>{game.provider.name}</bdi>
        </span>
        {rtp === undefined ? undefined : (
          <span className={styles.note}>{i18n.t('lobby.rtp', { rtp })}</span>
        )}
      </Link>
    </li>
  );
}

/** The games that can be played, and nothing else: one press plays. */
function Lobby({ params }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const { name } = useStore(navigation.current);
  const answer = useResource(gamesResource, {});
  const category = CATEGORIES[name] ?? params['subcategory'];
  const games = answer.data?.games.filter(
    (game) => category === undefined || game.category === category,
  );
  return (
    <Page title={i18n.t(`title.${name === 'fastGames' ? 'fastGames' : 'casino'}`)} width="full">
      {games === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : games.length === 0 ? (
        <EmptyState
          path={casinoIcon}
          title={i18n.t('lobby.empty')}
          text={i18n.t('lobby.emptyText')}
        />
      ) : (
        <ul className={styles.grid}>
          {games.map((game) => (
            <GameTile key={game.id} game={game} />
          ))}
        </ul>
      )}
    </Page>
  );
}

export const view = reactView(Lobby);
