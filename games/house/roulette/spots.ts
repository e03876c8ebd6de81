/** The kinds of bets inside the table, in which the page lays them. */
export const INSIDE_KINDS = ['straight', 'split', 'street', 'corner', 'line'] as const;
export type InsideKind = (typeof INSIDE_KINDS)[number];
export type SpotKind = InsideKind | 'dozen' | 'column' | 'even';

/** A place of the table that chips lie on. */
export interface Spot {
  readonly code: string;
  readonly kind: SpotKind;
  readonly numbers: readonly number[];
  /** The middle of it: the street from 0 to 11 (−1 is zero's) and the column from 0 to 2; of those inside. */
  readonly at?: { readonly street: number; readonly column: number };
}

const STREETS = 12;
const COLUMNS = 3;
const RED: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);
const ALL = Array.from({ length: 36 }, (_nothing, at) => at + 1);

/** The colour of a number. */
export function colourOf(number: number): 'red' | 'black' | 'green' {
  return number === 0 ? 'green' : RED.has(number) ? 'red' : 'black';
}

const numberAt = (street: number, column: number) => street * COLUMNS + column + 1;

function inside(
  kind: InsideKind,
  numbers: readonly number[],
  [street, column]: readonly [number, number],
): Spot {
  return { code: numbers.join('-'), kind, numbers, at: { street, column } };
}

const upTo = (count: number) => Array.from({ length: count }, (_nothing, at) => at);

/** With zero there are three splits, two bets of three numbers and one of four. */
const OF_ZERO: readonly Spot[] = [
  inside('straight', [0], [-1, 1]),
  ...upTo(COLUMNS).map((column) => inside('split', [0, column + 1], [-0.5, column])),
  inside('street', [0, 1, 2], [-0.5, 0.5]),
  inside('street', [0, 2, 3], [-0.5, 1.5]),
  inside('corner', [0, 1, 2, 3], [-0.5, -0.5]),
];

function ofStreet(street: number): readonly Spot[] {
  const row = upTo(COLUMNS).map((column) => numberAt(street, column));
  const next = row.map((number) => number + COLUMNS);
  const isLast = street === STREETS - 1;
  return [
    ...row.map((number, column) => inside('straight', [number], [street, column])),
    ...upTo(COLUMNS - 1).map((column) =>
      inside('split', [row[column] ?? 0, row[column + 1] ?? 0], [street, column + 0.5]),
    ),
    inside('street', row, [street, -0.5]),
    ...(isLast
      ? []
      : [
          ...row.map((number, column) =>
            inside('split', [number, number + COLUMNS], [street + 0.5, column]),
          ),
          ...upTo(COLUMNS - 1).map((column) =>
            inside(
              'corner',
              [...row.slice(column, column + 2), ...next.slice(column, column + 2)],
              [street + 0.5, column + 0.5],
            ),
          ),
          inside('line', [...row, ...next], [street + 0.5, -0.5]),
        ]),
  ];
}

const OUTSIDE: readonly Spot[] = [
  ...upTo(COLUMNS).map((at) => ({
    code: `column-${at + 1}`,
    kind: 'column' as const,
    numbers: ALL.filter((number) => (number - 1) % COLUMNS === at),
  })),
  ...upTo(3).map((at) => ({
    code: `dozen-${at + 1}`,
    kind: 'dozen' as const,
    numbers: ALL.slice(at * 12, at * 12 + 12),
  })),
  ...Object.entries({
    low: (number: number) => number <= 18,
    even: (number: number) => number % 2 === 0,
    red: (number: number) => RED.has(number),
    black: (number: number) => !RED.has(number),
    odd: (number: number) => number % 2 === 1,
    high: (number: number) => number > 18,
  }).map(([code, has]) => ({ code, kind: 'even' as const, numbers: ALL.filter(has) })),
];

/** Every spot of the table with a single zero. */
export const SPOTS: readonly Spot[] = [...OF_ZERO, ...upTo(STREETS).flatMap(ofStreet), ...OUTSIDE];
const BY_CODE: ReadonlyMap<string, Spot> = new Map(SPOTS.map((spot) => [spot.code, spot]));

/** The spot of a code; undefined for none. */
export function spotOf(code: string): Spot | undefined {
  return BY_CODE.get(code);
}
