import type { Silks as Design } from '@touchline/contracts/racing';
import type { ReactNode } from 'react';

/** What the numbers of a design's colours mean; racing colours are plain and far apart. */
const PALETTE = [
  '#d7263d',
  '#1b4dd6',
  '#f2c230',
  '#1f8a4c',
  '#f4f4f4',
  '#22262b',
  '#7a3fb0',
  '#ef7d1a',
  '#e98bb5',
  '#5fb4e6',
] as const;

const BODY = 'M8 8 3 13l3 4 2-1.5V28h16V15.5l2 1.5 3-4-5-5h-4.5a3.5 3.5 0 0 1-7 0z';

function patternOf(pattern: Design['pattern'], colour: string): ReactNode {
  const area = (d: string) => <path d={d} fill={colour} />;
  switch (pattern) {
    case 'plain':
      return undefined;
    case 'halves':
      return area('M16 8h16v24H16z');
    case 'stripes':
      return area('M9 8h3v24H9zM14.5 8h3v24h-3zM20 8h3v24h-3z');
    case 'hoops':
      return area('M0 12h32v3.5H0zM0 19h32v3.5H0zM0 26h32v3.5H0z');
    case 'quarters':
      return area('M16 6h16v12H16zM0 18h16v14H0z');
    case 'sash':
      return area('M6 8h5l15 18v6z');
    case 'chevron':
      return area('M8 15l8 7 8-7v5l-8 7-8-7z');
    case 'diamond':
      return area('M16 12l5 7-5 7-5-7z');
    case 'spots':
      return (
        <g fill={colour}>
          {[
            [12, 15],
            [20, 15],
            [16, 19.5],
            [12, 24],
            [20, 24],
          ].map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="1.8" />
          ))}
        </g>
      );
    case 'cross':
      return area('M14 8h4v24h-4zM0 16h32v4H0z');
  }
}

/** The colours of an owner: a jacket with its pattern and a cap; decoration beside the name. */
export function Silks({ design, id }: { readonly design: Design; readonly id: string }) {
  const [body, other, cap] = design.colours.map((colour) => PALETTE[colour] ?? PALETTE[0]);
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <clipPath id={id}>
        <path d={BODY} />
      </clipPath>
      <path d={BODY} fill={body} />
      <g clipPath={`url(#${id})`}>{patternOf(design.pattern, other ?? '')}</g>
      <path d="M11 5a5 4.5 0 0 1 9 0h3v1.5H11z" fill={cap} />
      <path d={BODY} fill="none" stroke="currentColor" strokeOpacity=".35" strokeWidth=".8" />
    </svg>
  );
}

/** The jackets of greyhounds by trap, as British tracks have them; the sixth is striped. */
const TRAPS = ['#d7263d', '#1b4dd6', '#f4f4f4', '#22262b', '#ef7d1a', '#22262b'] as const;
const ON_DARK = '#fff';
const ON_LIGHT = '#16191d';

/** The jacket of a greyhound with its number. */
export function Trap({ trap }: { readonly trap: number }) {
  const isLight = trap === 3 || trap === 5;
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect x="3" y="3" width="26" height="26" rx="6" fill={TRAPS[trap - 1] ?? TRAPS[3]} />
      {trap === 6 ? <path d="M8 3h4v26H8zM20 3h4v26h-4z" fill={ON_DARK} /> : undefined}
      {trap === 6 ? <circle cx="16" cy="16" r="8" fill={TRAPS[0]} /> : undefined}
      <rect
        x="3"
        y="3"
        width="26"
        height="26"
        rx="6"
        fill="none"
        stroke="currentColor"
        strokeOpacity=".35"
      />
      <text
        x="16"
        y="21.5"
        textAnchor="middle"
        fontSize="15"
        fontWeight="700"
        fill={isLight ? ON_LIGHT : ON_DARK}
      >
        {trap}
      </text>
    </svg>
  );
}
