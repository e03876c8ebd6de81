import { Blackjack, HiLo, Roulette, VideoPoker } from './art/card-art.tsx';
import { Keno } from './art/keno.tsx';
import { Plinko } from './art/plinko.tsx';
import { Scratch } from './art/scratch.tsx';
import { Slot } from './art/slot.tsx';
import { Wheel } from './art/wheel.tsx';
import styles from './lobby.module.css';

function Dice() {
  return (
    <>
      <rect x="26" y="22" width="46" height="46" rx="10" transform="rotate(-10 49 45)" />
      <rect x="84" y="34" width="42" height="42" rx="9" transform="rotate(14 105 55)" />
      <g className={styles.spot}>
        {[
          [38, 38],
          [60, 34],
          [49, 45],
          [40, 58],
          [61, 54],
          [96, 46],
          [113, 63],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
        ))}
      </g>
    </>
  );
}

function Limbo() {
  return (
    <>
      <path className={styles.stroke} d="M18 82 Q92 78 134 16" />
      <path d="M134 10l8 22-14-4-10 10z" />
      <g className={styles.faint}>
        <path className={styles.stroke} d="M18 82h118" />
      </g>
    </>
  );
}

function Mines() {
  return (
    <>
      {Array.from({ length: 15 }, (_nothing, at) => (
        <rect
          key={at}
          className={at === 6 ? undefined : styles.faint}
          x={26 + (at % 5) * 22}
          y={14 + Math.floor(at / 5) * 24}
          width="18"
          height="20"
          rx="4"
        />
      ))}
      <circle className={styles.spot} cx="57" cy="48" r="6" />
    </>
  );
}

function Crash() {
  return (
    <>
      <path className={styles.stroke} d="M16 84 Q84 82 112 40" />
      <g transform="translate(122 28) rotate(-52)">
        <path d="M-20 -8 L4 -8 Q16 -5 22 0 Q16 5 4 8 L-20 8 Z" />
        <path className={styles.faint} d="M-20 -8 L-30 -16 L-8 -8 Z M-20 8 L-30 16 L-8 8 Z" />
        <circle className={styles.spot} cx="5" cy="0" r="3.5" />
      </g>
      <g className={styles.faint}>
        <path className={styles.stroke} d="M14 88h132" />
      </g>
    </>
  );
}

/** A sign for a game that brings no picture of its own. */
function Cards() {
  return (
    <>
      <rect x="46" y="18" width="40" height="58" rx="6" transform="rotate(-8 66 47)" />
      <rect
        className={styles.faint}
        x="76"
        y="20"
        width="40"
        height="58"
        rx="6"
        transform="rotate(8 96 49)"
      />
    </>
  );
}

const ART: Readonly<Record<string, () => React.JSX.Element>> = {
  'house:crash': Crash,
  'house:dice': Dice,
  'house:limbo': Limbo,
  'house:mines': Mines,
  'house:plinko': Plinko,
  'house:wheel': Wheel,
  'house:keno': Keno,
  'house:slot': Slot,
  'house:scratch': Scratch,
  'house:roulette': Roulette,
  'house:hilo': HiLo,
  'house:video-poker': VideoPoker,
  'house:blackjack': Blackjack,
};

/** The picture of a game in the lobby, drawn here. */
export function GameArt({ gameId }: { readonly gameId: string }) {
  const Drawing = ART[gameId] ?? Cards;
  return (
    <svg className={styles.art} viewBox="0 0 160 96" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
