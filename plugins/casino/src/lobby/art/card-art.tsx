import styles from '../lobby.module.css';

export function Roulette() {
  return (
    <>
      <circle className={styles.faint} cx="80" cy="48" r="38" />
      <g className={styles.stroke}>
        {Array.from({ length: 12 }, (_nothing, at) => (
          <path key={at} d="M80 10v14" transform={`rotate(${at * 30} 80 48)`} />
        ))}
      </g>
      <circle cx="80" cy="48" r="20" />
      <circle className={styles.spot} cx="99" cy="24" r="5" />
    </>
  );
}

export function HiLo() {
  return (
    <>
      <rect x="58" y="16" width="44" height="64" rx="6" />
      <path className={styles.spot} d="M80 34l10 14-10 14-10-14z" />
      <path d="M128 30l12 16h-7v20h-10V46h-7z" />
      <path className={styles.faint} d="M32 66L20 50h7V30h10v20h7z" />
    </>
  );
}

export function VideoPoker() {
  return (
    <>
      {[0, 1, 2, 3, 4].map((at) => (
        <rect
          key={at}
          className={at === 1 || at === 3 ? styles.faint : undefined}
          x={14 + at * 27}
          y="26"
          width="24"
          height="40"
          rx="4"
        />
      ))}
      <path className={styles.stroke} d="M14 76h24M68 76h24M122 76h24" />
    </>
  );
}

export function Blackjack() {
  return (
    <>
      <rect
        className={styles.faint}
        x="46"
        y="20"
        width="42"
        height="58"
        rx="6"
        transform="rotate(-10 67 49)"
      />
      <rect x="72" y="18" width="42" height="58" rx="6" transform="rotate(6 93 47)" />
      <path
        className={styles.spot}
        d="M94 30c5 6 11 9 11 15a5 5 0 0 1-9 3l2 8h-8l2-8a5 5 0 0 1-9-3c0-6 6-9 11-15z"
      />
    </>
  );
}
