import Papa from 'papaparse';
import {
  columnOf,
  HELPFUL,
  NEEDED,
  numberIn,
  readPrices,
  type Row,
  unknownColumns,
} from './football-data-columns.ts';
import { asScore, isPossibleHalf, type ReplayFile, type ReplayMatch } from './replay-match.ts';

/** Names of the divisions in the column `Div`. */
const DIVISIONS: Readonly<Record<string, readonly [name: string, country: string]>> = {
  E0: ['Premier League', 'GB-ENG'],
  E1: ['Championship', 'GB-ENG'],
  E2: ['League One', 'GB-ENG'],
  E3: ['League Two', 'GB-ENG'],
  EC: ['National League', 'GB-ENG'],
  SC0: ['Scottish Premiership', 'GB-SCT'],
  SC1: ['Scottish Championship', 'GB-SCT'],
  D1: ['Bundesliga', 'DE'],
  D2: ['2. Bundesliga', 'DE'],
  I1: ['Serie A', 'IT'],
  I2: ['Serie B', 'IT'],
  SP1: ['La Liga', 'ES'],
  SP2: ['Segunda División', 'ES'],
  F1: ['Ligue 1', 'FR'],
  F2: ['Ligue 2', 'FR'],
  N1: ['Eredivisie', 'NL'],
  B1: ['Belgian Pro League', 'BE'],
  P1: ['Primeira Liga', 'PT'],
  T1: ['Süper Lig', 'TR'],
  G1: ['Super League Greece', 'GR'],
};

/** Where a file has no time of day. */
const USUAL_TIME = '15:00';

/** `dd/mm/yy` or `dd/mm/yyyy` and `hh:mm` as milliseconds; undefined when it is no date. */
export function parseKickOff(date: string, time: string): number | undefined {
  const day = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(date.trim());
  const clock = /^(\d{1,2}):(\d{2})$/.exec(time.trim() || USUAL_TIME);
  if (day === null || clock === null) {
    return undefined;
  }
  const [dayOfMonth, month, shortYear] = day.slice(1).map(Number) as [number, number, number];
  const [hour, minute] = clock.slice(1).map(Number) as [number, number];
  // The archive begins with the season 1993/94.
  const year = shortYear > 99 ? shortYear : shortYear + (shortYear >= 90 ? 1900 : 2000);
  const parsed = new Date(Date.UTC(year, month - 1, dayOfMonth, hour, minute));
  const isReal = parsed.getUTCDate() === dayOfMonth && parsed.getUTCMonth() === month - 1;
  return isReal && hour < 24 && minute < 60 ? parsed.getTime() : undefined;
}

function competitionOf(row: Row): ReplayMatch['competition'] {
  const code = row['Div']?.trim() ?? '';
  const [name, country] = DIVISIONS[code] ?? [row['League']?.trim() || code || 'Football', 'world'];
  return { name, country };
}

interface Columns {
  readonly needed: Readonly<Record<keyof typeof NEEDED, string>>;
  readonly helpful: Readonly<Record<keyof typeof HELPFUL, string | undefined>>;
}

function findColumns(header: readonly string[], problems: string[]): Columns | undefined {
  const find = (all: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(all).map(([key, names]) => [key, columnOf(names, header), names[0]] as const);
  const missing = (all: ReturnType<typeof find>) =>
    all.filter(([, column]) => column === undefined).map(([, , name]) => name);
  const [needed, helpful] = [find(NEEDED), find(HELPFUL)];
  const unknown = unknownColumns(header);
  if (unknown.length > 0) {
    problems.push(`unknown columns are ignored: ${unknown.join(', ')}`);
  }
  if (missing(helpful).length > 0) {
    problems.push(
      `there is no column ${missing(helpful).join(', ')}; what it serves is not offered`,
    );
  }
  if (missing(needed).length > 0) {
    problems.push(`the file cannot be used: there is no column ${missing(needed).join(', ')}`);
    return undefined;
  }
  const toRecord = (all: ReturnType<typeof find>) =>
    Object.fromEntries(all.map(([key, column]) => [key, column]));
  return { needed: toRecord(needed), helpful: toRecord(helpful) } as unknown as Columns;
}

function readMatch(row: Row, { needed, helpful }: Columns, source: string): ReplayMatch | string {
  const time = helpful.time === undefined ? '' : (row[helpful.time] ?? '');
  const kickOff = parseKickOff(row[needed.date] ?? '', time);
  const home = row[needed.home]?.trim() ?? '';
  const away = row[needed.away]?.trim() ?? '';
  const fullTime = asScore(numberIn(row, needed.homeGoals), numberIn(row, needed.awayGoals));
  if (kickOff === undefined) {
    return `"${row[needed.date] ?? ''} ${time}" is no date; the match is left out`;
  }
  if (home === '' || away === '') {
    return 'a side has no name; the match is left out';
  }
  if (fullTime === undefined) {
    return `${home} – ${away} has no result, so it could never be settled; it is left out`;
  }
  const half = asScore(numberIn(row, helpful.halfHomeGoals), numberIn(row, helpful.halfAwayGoals));
  const prices = readPrices(row);
  return {
    source,
    competition: competitionOf(row),
    kickOff,
    home,
    away,
    fullTime,
    ...(half !== undefined && isPossibleHalf(half, fullTime) ? { halfTime: half } : {}),
    ...(prices === undefined ? {} : { prices }),
  };
}

/**
 * Reads a file of football-data.co.uk. Nothing about it is fatal: rows that cannot be used are left
 * out, and each oddity is reported in a sentence.
 */
export function readFootballData(name: string, text: string): ReplayFile {
  const problems: string[] = [];
  const parsed = Papa.parse<Row>(text, { header: true, skipEmptyLines: 'greedy' });
  const columns = findColumns(parsed.meta.fields ?? [], problems);
  if (columns === undefined) {
    return { name, matches: [], problems };
  }
  const short = new Set(
    parsed.errors.filter(({ code }) => code === 'TooFewFields').map(({ row }) => row),
  );
  for (const { code, row, message } of parsed.errors) {
    if (code !== 'TooFewFields' && row !== undefined) {
      problems.push(`line ${row + 2}: ${message}`);
    }
  }
  const seen = new Set<string>();
  const matches: ReplayMatch[] = [];
  for (const [at, row] of parsed.data.entries()) {
    const line = at + 2;
    if (short.has(at) && at === parsed.data.length - 1) {
      problems.push(`line ${line}, the last, is cut off; it is left out`);
      continue;
    }
    const match = readMatch(row, columns, `${name}:${line}`);
    const key = typeof match === 'string' ? '' : `${match.kickOff} ${match.home} ${match.away}`;
    if (typeof match === 'string') {
      problems.push(`line ${line}: ${match}`);
    } else if (seen.has(key)) {
      problems.push(`line ${line}: ${match.home} – ${match.away} is there twice; once is enough`);
    } else {
      seen.add(key);
      matches.push(match);
    }
  }
  return { name, matches, problems };
}
