import styles from '../lobby.module.css';

/** Three reels with a star, a stone and two cherries. */
export function Slot() {
  return (
    <>
      {[24, 62, 100].map((x) => (
        <rect key={x} className={styles.faint} x={x} y="14" width="36" height="68" rx="6" />
      ))}
      <path d="M42 32l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
      <path d="M71 36h18l8 10-17 20-17-20z" />
      <circle cx="111" cy="58" r="8" />
      <circle cx="127" cy="58" r="8" />
      <path d="M109 52q4-18 20-20-2 8 0 20h-3q-2-8 0-15-9 4-13 15z" />
    </>
  );
}
