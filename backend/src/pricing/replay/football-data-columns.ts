import type { FootballPrices } from '../models/index.ts';
import type { HandicapPrices } from './replay-match.ts';

/** A row of football-data.co.uk by column; columns differ by season and league. */
export type Row = Readonly<Record<string, string | undefined>>;

/** Columns the reader needs, each with the names it had over the years. */
export const NEEDED = {
  date: ['Date'],
  home: ['HomeTeam', 'Home', 'HT'],
  away: ['AwayTeam', 'Away', 'AT'],
  homeGoals: ['FTHG', 'HG'],
  awayGoals: ['FTAG', 'AG'],
} as const;

/** Columns that make a file better. */
export const HELPFUL = {
  time: ['Time'],
  halfHomeGoals: ['HTHG'],
  halfAwayGoals: ['HTAG'],
} as const;

/**
 * Prices by who quotes them, the most representative first: the market's average, then single
 * bookmakers. `Bb` are the averages before 2019.
 */
const RESULT_PRICES: readonly (readonly [string, string, string])[] = [
  ['AvgH', 'AvgD', 'AvgA'],
  ['BbAvH', 'BbAvD', 'BbAvA'],
  ['PSH', 'PSD', 'PSA'],
  ['B365H', 'B365D', 'B365A'],
  ['BWH', 'BWD', 'BWA'],
  ['WHH', 'WHD', 'WHA'],
  ['IWH', 'IWD', 'IWA'],
  ['AvgCH', 'AvgCD', 'AvgCA'],
  ['PSCH', 'PSCD', 'PSCA'],
];
const TOTAL_PRICES: readonly (readonly [string, string])[] = [
  ['Avg>2.5', 'Avg<2.5'],
  ['BbAv>2.5', 'BbAv<2.5'],
  ['P>2.5', 'P<2.5'],
  ['B365>2.5', 'B365<2.5'],
];
const HANDICAP_PRICES: readonly (readonly [string, string, string])[] = [
  ['AHh', 'AvgAHH', 'AvgAHA'],
  ['BbAHh', 'BbAvAHH', 'BbAvAHA'],
  ['AHh', 'PAHH', 'PAHA'],
  ['AHh', 'B365AHH', 'B365AHA'],
];

/** Columns with no meaning here that every file may have: match statistics and other prices. */
const KNOWN_BUT_UNUSED =
  /^(?:Div|Country|League|Season|FTR|HTR|Res|Attendance|Referee|[HA](?:S|ST|F|FKC|C|Y|R|O|HW|BP)|AHC?h|Bb\w+|[A-Za-z0-9]{1,6}?C?(?:[HDA]|[<>]2\.5|AH[HA]))$/;

/** The columns of a header that are neither used nor expected. */
export function unknownColumns(header: readonly string[]): readonly string[] {
  const used = new Set<string>([...Object.values(NEEDED), ...Object.values(HELPFUL)].flat());
  return header.filter(
    (column) => column !== '' && !used.has(column) && !KNOWN_BUT_UNUSED.test(column),
  );
}

/** The first of a column's names that the header has. */
export function columnOf(names: readonly string[], header: readonly string[]): string | undefined {
  return names.find((name) => header.includes(name));
}

/** A cell as a number; undefined when it is empty or none. */
export function numberIn(row: Row, column: string | undefined): number | undefined {
  const text = column === undefined ? '' : (row[column] ?? '').trim();
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? undefined : value;
}

function pricesIn(row: Row, columns: readonly string[]): readonly number[] | undefined {
  const prices = columns.map((column) => numberIn(row, column));
  return prices.every((price) => price !== undefined && price > 1 && price < 1_000)
    ? (prices as number[])
    : undefined;
}

function firstOf(row: Row, groups: readonly (readonly string[])[]): readonly number[] | undefined {
  for (const group of groups) {
    const prices = pricesIn(row, group);
    if (prices !== undefined) {
      return prices;
    }
  }
  return undefined;
}

function handicapIn(row: Row): HandicapPrices | undefined {
  for (const [lineColumn, ...columns] of HANDICAP_PRICES) {
    const line = numberIn(row, lineColumn);
    const [home, away] = pricesIn(row, columns) ?? [];
    if (
      line !== undefined &&
      Number.isInteger(line * 4) &&
      home !== undefined &&
      away !== undefined
    ) {
      return { line: line === 0 ? 0 : line, home, away };
    }
  }
  return undefined;
}

/** The real prices of a row: those of one bookmaker together, never a mixture; none without 1X2. */
export function readPrices(
  row: Row,
): (FootballPrices & { readonly handicap?: HandicapPrices }) | undefined {
  const [home, draw, away] = firstOf(row, RESULT_PRICES) ?? [];
  if (home === undefined || draw === undefined || away === undefined) {
    return undefined;
  }
  const [over, under] = firstOf(row, TOTAL_PRICES) ?? [];
  const handicap = handicapIn(row);
  return {
    result: { home, draw, away },
    ...(over === undefined || under === undefined ? {} : { total: { line: 2.5, over, under } }),
    ...(handicap === undefined ? {} : { handicap }),
  };
}
