import styles from '../lobby.module.css';

/** Pins, and a ball between them. */
export function Plinko() {
  return (
    <>
      <g className={styles.faint}>
        {[3, 4, 5, 6].flatMap((pins, row) =>
          Array.from({ length: pins }, (_nothing, pin) => {
            const [x, y] = [80 + (pin - (pins - 1) / 2) * 20, 18 + row * 18];
            return <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />;
          }),
        )}
      </g>
      <circle cx="90" cy="46" r="8" />
      <rect x="100" y="80" width="20" height="10" rx="3" />
    </>
  );
}
