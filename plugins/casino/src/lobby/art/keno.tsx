import styles from '../lobby.module.css';

const DRAWN = new Set([1, 7, 9, 13]);

/** A board with some numbers drawn. */
export function Keno() {
  const fields = Array.from({ length: 15 }, (_nothing, at) => {
    const [x, y] = [38 + (at % 5) * 21, 26 + Math.floor(at / 5) * 22];
    return DRAWN.has(at) ? (
      <circle key={at} cx={x} cy={y} r="10" />
    ) : (
      <rect key={at} className={styles.faint} x={x - 9} y={y - 9} width="18" height="18" rx="4" />
    );
  });
  return <>{fields}</>;
}
