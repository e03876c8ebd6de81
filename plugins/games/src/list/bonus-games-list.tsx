import { Link, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { bonusGamesResource, ownBonusGamesResource } from '../bonus/bonus-games.resource.ts';
import { BonusSign } from '../bonus/bonus-sign.tsx';
import styles from './games-list.module.css';

function Games({
  games,
}: {
  readonly games: readonly {
    readonly game: Parameters<typeof BonusSign>[0]['game'];
    readonly tries?: number | undefined;
  }[];
}) {
  const { i18n } = usePlugin();
  return games.length === 0 ? undefined : (
    <section className={styles.section}>
      <h2 className={styles.heading}>{i18n.t('bonus.free')}</h2>
      <ul className={styles.grid}>
        {games.map(({ game, tries }) => (
          <li key={game}>
            <Link to={{ route: 'bonusGame', params: { gameRoute: game } }} className={styles.tile}>
              <span className={styles.sign} aria-hidden="true">
                <BonusSign game={game} />
              </span>
              <span className={styles.name}>{i18n.t(`bonus.name.${game}`)}</span>
              {tries === undefined ? undefined : (
                <span className={styles.note}>
                  {tries === 0 ? i18n.t('bonus.noTries') : i18n.t('bonus.tries', { count: tries })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnGames() {
  const { data } = useResource(ownBonusGamesResource, {});
  return data === undefined ? undefined : <Games games={data.games} />;
}

function OfferedGames() {
  const { data } = useResource(bonusGamesResource, {});
  return data === undefined ? undefined : <Games games={data.games} />;
}

/** The games of free tries; nothing where there are none for this visitor. */
export function BonusGamesList() {
  const { session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  return isPlayer ? <OwnGames /> : <OfferedGames />;
}
