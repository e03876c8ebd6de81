/** What wins in a toto, the best first. */
export interface TotoCategory {
  /** A line wins with at least so many hits; it wins in every category that it reaches. */
  readonly hits: number;
  /** Of the stakes, in hundredths of a percent. */
  readonly share: number;
}

/** A kind of toto: what is guessed of how many matches, and what wins. */
export interface Toto {
  readonly id: string;
  readonly sport: 'football';
  /** The market of the line whose outcomes are guessed. */
  readonly market: string;
  /** Its outcomes; a mark is the place of one of them, from zero. */
  readonly outcomes: readonly string[];
  /** How many matches a round has. */
  readonly matches: number;
  /** Kept by the house, in hundredths of a percent of the stakes. */
  readonly deduction: number;
  readonly categories: readonly TotoCategory[];
  /** What the best category gets of the jackpot, in hundredths of a percent: without a void match, with one, … */
  readonly jackpotShares: readonly number[];
  /** With more void matches all stakes are returned. */
  readonly mostVoids: number;
  /** A match without a result so many hours after the round has closed is void. */
  readonly awaitedHours: number;
}

const SHARES = [500, 500, 500, 500, 1_000, 2_000, 4_000];
const DEDUCTION = 1_000;

/** As many categories as there are shares, each with one hit fewer than the one before. */
function categoriesFrom(most: number): readonly TotoCategory[] {
  return SHARES.map((share, place) => ({ hits: most - place, share }));
}

const GOALS = [0, 1, 2, 3, 4];
const SCORES = GOALS.flatMap((home) => GOALS.map((away) => `${home}-${away}`));

/** Every kind of toto that rounds are opened of. */
export const TOTOS: readonly Toto[] = [
  {
    id: 'toto-15',
    sport: 'football',
    market: 'ft-1x2',
    outcomes: ['home', 'draw', 'away'],
    matches: 15,
    deduction: DEDUCTION,
    categories: categoriesFrom(15),
    jackpotShares: [10_000, 3_500],
    mostVoids: 5,
    awaitedHours: 24,
  },
  {
    id: 'score-8',
    sport: 'football',
    market: 'ft-correct-score',
    outcomes: [...SCORES, 'home-other', 'draw-other', 'away-other'],
    matches: 8,
    deduction: DEDUCTION,
    categories: categoriesFrom(8),
    jackpotShares: [10_000, 3_500],
    mostVoids: 2,
    awaitedHours: 24,
  },
];

/** A kind of toto by its id. */
export function totoOf(id: string): Toto | undefined {
  return TOTOS.find((toto) => toto.id === id);
}
