/** A drum of a draw, and what a line marks of it. */
export interface LotteryField {
  /** The lowest number in it. */
  readonly first: number;
  /** How many numbers are in it. */
  readonly of: number;
  /** How many of them a line has. */
  readonly pick: number;
  /** How many are drawn. */
  readonly drawn: number;
  /** The most that one ticket may mark. */
  readonly most: number;
}

/** What wins, the best first. */
export interface PrizeCategory {
  /** Numbers hit, for each field. */
  readonly hits: readonly number[];
  /** Whether the line has the bonus number as well. */
  readonly withBonus?: boolean;
  /** Of the prize fund, in hundredths of a percent; those of a lottery add up to 10,000. */
  readonly share: number;
}

/** A lottery: what is drawn, what wins and when. */
export interface Lottery {
  readonly id: string;
  readonly fields: readonly LotteryField[];
  /** Whether one more number is drawn of the first field. */
  readonly hasBonus: boolean;
  /** Kept by the house, in hundredths of a percent of the stakes. */
  readonly deduction: number;
  readonly categories: readonly PrizeCategory[];
  /** From one draw to the next; draws are at its multiples since epoch. */
  readonly everyMinutes: number;
}

const digit: LotteryField = { first: 0, of: 10, pick: 1, drawn: 1, most: 10 };

/** Every lottery that draws are held of. */
export const LOTTERIES: readonly Lottery[] = [
  {
    id: '6x49',
    fields: [{ first: 1, of: 49, pick: 6, drawn: 6, most: 12 }],
    hasBonus: true,
    deduction: 4_000,
    categories: [
      { hits: [6], share: 4_000 },
      { hits: [5], withBonus: true, share: 1_000 },
      { hits: [5], share: 1_000 },
      { hits: [4], share: 1_500 },
      { hits: [3], share: 2_500 },
    ],
    everyMinutes: 10,
  },
  {
    id: '5x45-1x20',
    fields: [
      { first: 1, of: 45, pick: 5, drawn: 5, most: 11 },
      { first: 1, of: 20, pick: 1, drawn: 1, most: 20 },
    ],
    hasBonus: false,
    deduction: 4_000,
    categories: [
      { hits: [5, 1], share: 4_000 },
      { hits: [5, 0], share: 1_000 },
      { hits: [4, 1], share: 1_000 },
      { hits: [4, 0], share: 1_000 },
      { hits: [3, 1], share: 1_000 },
      { hits: [2, 1], share: 2_000 },
    ],
    everyMinutes: 5,
  },
  {
    id: '4x10',
    fields: [digit, digit, digit, digit],
    hasBonus: false,
    deduction: 3_000,
    categories: [
      { hits: [1, 1, 1, 1], share: 6_000 },
      { hits: [0, 1, 1, 1], share: 2_000 },
      { hits: [1, 1, 1, 0], share: 2_000 },
    ],
    everyMinutes: 2,
  },
  {
    id: 'keno',
    fields: [{ first: 1, of: 80, pick: 10, drawn: 20, most: 13 }],
    hasBonus: false,
    deduction: 3_000,
    categories: [
      { hits: [10], share: 2_000 },
      { hits: [9], share: 1_000 },
      { hits: [8], share: 1_500 },
      { hits: [7], share: 2_000 },
      { hits: [6], share: 3_500 },
    ],
    everyMinutes: 5,
  },
];

/** The most lines that one ticket may stand for. */
export const MOST_LINES = 10_000;

/** A lottery by its id. */
export function lotteryOf(id: string): Lottery | undefined {
  return LOTTERIES.find((lottery) => lottery.id === id);
}
