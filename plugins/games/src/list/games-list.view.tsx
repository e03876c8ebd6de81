import { Link, reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { EmptyState } from '@touchline/ui';
import { casinoIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { BonusGamesList } from './bonus-games-list.tsx';
import styles from './games-list.module.css';
import { houseGames, playTarget } from './house-game.ts';
import { gamesResource } from './house-games.resource.ts';

/** The games of free tries, and the games of the house; one press plays. */
function GamesList() {
  const { i18n } = usePlugin();
  const answer = useResource(gamesResource, {});
  const games = answer.data && houseGames(answer.data.games);
  return (
    <Page title={i18n.t('title.games')} width="full">
      <BonusGamesList />
      {games === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : games.length === 0 ? (
        <EmptyState
          path={casinoIcon}
          title={i18n.t('list.empty')}
          text={i18n.t('list.emptyText')}
        />
      ) : (
        <ul className={styles.grid}>
          {games.map((game) => (
            <li key={game.id}>
              <Link to={playTarget(game)} className={styles.tile}>
                <span className={styles.sign} aria-hidden="true">
                  {game.name.slice(0, 1)}
                </span>
                <span className={styles.name}>{game.name}</span>
                {game.rtp === undefined ? undefined : (
                  <span className={styles.note}>{i18n.t('list.rtp', { rtp: game.rtp.most })}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

export const view = reactView(GamesList);
