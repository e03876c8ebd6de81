/** The games of free tries, by the word of their address. */
export const BONUS_GAMES = [
  'fortuna-bonus',
  'chest-bonus',
  'memory-bonus',
  'safe-bonus',
  'lottery-bonus',
  'dragon-bonus',
] as const;
export type BonusGame = (typeof BONUS_GAMES)[number];

/** What a try may end with: nothing, one more try, or a free bet of one of three sizes. */
export const BONUS_PRIZES = ['nothing', 'try', 'small', 'medium', 'large'] as const;
export type BonusPrize = (typeof BONUS_PRIZES)[number];

/** What lies under a place: a prize, or a sign whose number decides. */
export type BonusTile = BonusPrize | 'star' | 'blank' | 'coin' | 'dragon';

/** How many of each have been opened. */
export type OpenedTiles = Readonly<Partial<Record<BonusTile, number>>>;

export interface BonusGameRules {
  /** What is hidden, one a place, before it is shuffled. */
  readonly tiles: readonly BonusTile[];
  /** There is nothing to choose: the first place of the shuffled ones is opened. */
  readonly isDrawn: boolean;
  /** What the opened places have won; undefined while another one is to be opened. Their order does not matter. */
  readonly prizeOf: (opened: OpenedTiles) => BonusPrize | undefined;
}

const STARS = 4;
const MOST_COINS = 7;
const BY_STARS: readonly BonusPrize[] = ['nothing', 'nothing', 'small', 'medium', 'large'];
const BY_COINS: readonly BonusPrize[] = [
  'nothing',
  'nothing',
  'try',
  'small',
  'small',
  'medium',
  'medium',
  'large',
];

function spread(counts: OpenedTiles): readonly BonusTile[] {
  return (Object.entries(counts) as [BonusTile, number][]).flatMap(([tile, count]) =>
    Array.from({ length: count }, () => tile),
  );
}

/** The prize that was opened so many times. */
function alike(times: number): BonusGameRules['prizeOf'] {
  return (opened) => BONUS_PRIZES.find((prize) => opened[prize] === times);
}

/** As they stand on the wheel, clockwise. */
const SECTORS: readonly BonusTile[] = [
  ...(['medium', 'nothing', 'small', 'nothing', 'try', 'nothing'] as const),
  ...(['small', 'nothing', 'try', 'nothing', 'nothing', 'small'] as const),
  ...(['medium', 'nothing', 'try', 'nothing', 'small', 'nothing'] as const),
  ...(['try', 'nothing', 'small', 'nothing', 'try', 'nothing'] as const),
];

/** Where the drawing itself has no wheel of its own, the order does not matter: it is shuffled. */
const RULES: Readonly<Record<BonusGame, BonusGameRules>> = {
  'fortuna-bonus': { tiles: SECTORS, isDrawn: true, prizeOf: alike(1) },
  'chest-bonus': {
    tiles: spread({ nothing: 6, try: 3, small: 2, medium: 1 }),
    isDrawn: false,
    prizeOf: alike(1),
  },
  'memory-bonus': {
    tiles: spread({ nothing: 4, try: 3, small: 3, medium: 2 }),
    isDrawn: false,
    prizeOf: alike(2),
  },
  'safe-bonus': {
    tiles: spread({ nothing: 8, try: 5, small: 4, large: 3 }),
    isDrawn: false,
    prizeOf: alike(3),
  },
  'lottery-bonus': {
    tiles: spread({ star: STARS, blank: 12 }),
    isDrawn: false,
    prizeOf: ({ star = 0, blank = 0 }) => (star + blank < STARS ? undefined : BY_STARS[star]),
  },
  'dragon-bonus': {
    tiles: spread({ coin: 8, dragon: 4 }),
    isDrawn: false,
    prizeOf: ({ coin = 0, dragon = 0 }) =>
      dragon === 0 && coin < MOST_COINS ? undefined : BY_COINS[coin],
  },
};

/** How a game of free tries is played. */
export function bonusRules(game: BonusGame): BonusGameRules {
  return RULES[game];
}

/** What a try has won with the tiles it has opened; undefined while it goes on. */
export function bonusPrize(
  { prizeOf }: BonusGameRules,
  opened: readonly BonusTile[],
): BonusPrize | undefined {
  const counts: Partial<Record<BonusTile, number>> = {};
  for (const tile of opened) {
    counts[tile] = (counts[tile] ?? 0) + 1;
  }
  return prizeOf(counts);
}
