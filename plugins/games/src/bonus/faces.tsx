import type { BonusTile } from '@touchline/domain/bonus-games';
import styles from './art.module.css';

const STAR = 'M0-5l1.5 3.2 3.5.4-2.6 2.4.7 3.5L0 2.8l-3.1 1.7.7-3.5L-5-1.4l3.5-.4z';
const TICKET = 'M2 6h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4z';

function Ticket({ stars }: { readonly stars: number }) {
  return (
    <>
      <path className={styles.prize} data-size={stars} d={TICKET} />
      {Array.from({ length: stars }, (_nothing, at) => (
        <path
          key={at}
          className={styles.mark}
          d={STAR}
          transform={`translate(${12 + (at - (stars - 1) / 2) * 4.8} 12) scale(.46)`}
        />
      ))}
    </>
  );
}

/** What lay under a place, in a box of 24. */
export function Face({ tile }: { readonly tile: BonusTile }) {
  switch (tile) {
    case 'nothing':
    case 'blank':
      return <path className={styles.quiet} d="M8 12h8" />;
    case 'try':
      return (
        <>
          <path className={styles.turn} d="M18.5 12a6.5 6.5 0 1 1-2.2-4.9" />
          <path className={styles.accent} d="M20 3v7h-7z" />
        </>
      );
    case 'small':
      return <Ticket stars={1} />;
    case 'medium':
      return <Ticket stars={2} />;
    case 'large':
      return <Ticket stars={3} />;
    case 'star':
      return <path className={styles.gold} d={STAR} transform="translate(12 12) scale(2)" />;
    case 'coin':
      return (
        <>
          <circle className={styles.gold} cx="12" cy="12" r="9" />
          <circle className={styles.ring} cx="12" cy="12" r="6.2" />
          <path className={styles.mark} d={STAR} transform="translate(12 12) scale(.8)" />
        </>
      );
    case 'dragon':
      return (
        <>
          <path
            className={styles.dragon}
            d="M3 21c0-7 2-10 5-12L6 3l5 4c1.5-.6 3-.7 4.5-.3L19 3l-.6 5.2c2 1.6 3 3.6 3.6 5.8l-3.5 1.8-5.5-.6c.3 2.8-.6 4.8-2.5 5.8z"
          />
          <circle className={styles.mark} cx="15.2" cy="10.8" r="1.3" />
          <path className={styles.ring} d="M5 17l2.5-1M5.8 13.5l2.4-.5" />
        </>
      );
  }
}
