import type { BonusGame } from '@touchline/domain/bonus-games';
import styles from './art.module.css';
import { Back } from './backs.tsx';

const SPOKES = [0, 45, 90, 135, 180, 225, 270, 315];

/** The picture of a game in a list. */
export function BonusSign({ game }: { readonly game: BonusGame }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24">
      {game === 'fortuna-bonus' ? (
        <>
          <circle className={styles.body} cx="12" cy="13" r="9.5" />
          {SPOKES.map((angle) => (
            <path
              key={angle}
              className={styles.ring}
              d="M12 13V3.5"
              transform={`rotate(${angle} 12 13)`}
            />
          ))}
          <circle className={styles.light} cx="12" cy="13" r="2.5" />
          <path className={styles.gold} d="M9 1h6l-3 5z" />
        </>
      ) : (
        <Back game={game} place={6} />
      )}
    </svg>
  );
}
