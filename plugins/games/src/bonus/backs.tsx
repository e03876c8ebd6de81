import type { BonusGame } from '@touchline/domain/bonus-games';
import styles from './art.module.css';

function Chest() {
  return (
    <>
      <path className={styles.body} d="M2 11h20v10H2z" />
      <path className={styles.lid} d="M2 11V9a5 5 0 0 1 5-5h10a5 5 0 0 1 5 5v2z" />
      <path className={styles.ring} d="M6 4.2V21M18 4.2V21" />
      <path className={styles.gold} d="M10 9h4v5h-4z" />
      <circle className={styles.hole} cx="12" cy="11.5" r="1" />
    </>
  );
}

function Card() {
  return (
    <>
      <rect className={styles.body} x="3" y="1" width="18" height="22" rx="2.5" />
      <path className={styles.ring} d="M12 4.5L18 12l-6 7.5L6 12z" />
      <path className={styles.lid} d="M12 8l3.2 4L12 16l-3.2-4z" />
    </>
  );
}

function Box() {
  return (
    <>
      <rect className={styles.body} x="1.5" y="2.5" width="21" height="19" rx="2" />
      <rect className={styles.ring} x="4" y="5" width="16" height="14" rx="1" />
      <circle className={styles.lid} cx="12" cy="12" r="4.5" />
      <path className={styles.ring} d="M12 8.5V12M4 9v2M4 13v2" />
    </>
  );
}

function Ball({ place }: { readonly place: number }) {
  return (
    <>
      <circle className={styles.body} cx="12" cy="12" r="10.5" />
      <circle className={styles.light} cx="12" cy="12" r="6.8" />
      <text className={styles.number} x="12" y="15" textAnchor="middle">
        {place + 1}
      </text>
    </>
  );
}

function Egg() {
  return (
    <>
      <path
        className={styles.body}
        d="M12 1.5c5 0 8.5 7.5 8.5 12.5a8.5 8.5 0 0 1-17 0c0-5 3.5-12.5 8.5-12.5z"
      />
      <path
        className={styles.ring}
        d="M4.5 11c1.5 2 3.5 2 5 0 1.5 2 3.5 2 5 0 1.5 2 3.5 2 5 0M5 16c1.5 2 3.2 2 4.7 0 1.5 2 3.1 2 4.6 0 1.5 2 3.2 2 4.7 0"
      />
    </>
  );
}

/** What covers a place, in a box of 24. */
export function Back({ game, place }: { readonly game: BonusGame; readonly place: number }) {
  switch (game) {
    case 'chest-bonus':
      return <Chest />;
    case 'memory-bonus':
      return <Card />;
    case 'safe-bonus':
      return <Box />;
    case 'lottery-bonus':
      return <Ball place={place} />;
    case 'dragon-bonus':
      return <Egg />;
    case 'fortuna-bonus':
      return undefined;
  }
}
