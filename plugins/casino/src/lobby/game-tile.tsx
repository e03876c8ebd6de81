import type { CasinoGame } from '@touchline/contracts/casino';
import { Link, usePlugin } from '@touchline/plugin-api';
import { Badge } from '@touchline/ui';
import { Heart } from '../mine/heart.tsx';
import { GameArt } from './game-art.tsx';
import { gameTarget, shortRtp } from './game-target.ts';
import styles from './lobby.module.css';

/** A game of a rail or a list: one press plays it, and a star keeps it. */
export function GameTile({ game }: { readonly game: CasinoGame }) {
  const { i18n } = usePlugin();
  const rtp = shortRtp(i18n, game);
  return (
    <div className={styles.frame}>
      <Link to={gameTarget(game)} className={styles.tile}>
        <GameArt gameId={game.id} />
        <span className={styles.name}>{game.name}</span>
        <span className={styles.note}>
          <bdi>{game.provider.name}</bdi>
        </span>
        {rtp === undefined ? undefined : <span className={styles.note}>{rtp}</span>}
        {game.isNew ? (
          <span className={styles.badge}>
            <Badge tone="accent">{i18n.t('lobby.new')}</Badge>
          </span>
        ) : undefined}
      </Link>
      <span className={styles.heart}>
        <Heart id={game.id} name={game.name} />
      </span>
    </div>
  );
}
