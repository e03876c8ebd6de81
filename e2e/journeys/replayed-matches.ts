import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../tools/project-root.ts';

/** A match of a file with how it ends: what to bet on and whether that wins. */
interface ReplayedMatch {
  readonly row: string;
  readonly home: string;
  /** Side that wins, or `draw`. */
  readonly result: string;
  /** Decimal price of the home side. */
  readonly homePrice: number;
  /** Milliseconds since epoch, in the file's own time. */
  readonly kickOff: number;
}

/** One that the home side wins, a draw, one that the guests win, and one more such. */
type ChosenMatches = readonly [ReplayedMatch, ReplayedMatch, ReplayedMatch, ReplayedMatch];

const SAMPLE = join(projectRoot(), 'backend/src/pricing/replay/sample/made-up-league.csv');
const REAL = 'football-data/england-premier-2019-2020.csv';
const RESULTS: Readonly<Record<string, string>> = { H: 'home', D: 'draw', A: 'away' };
const THREE_HOURS = 3 * 60 * 60_000;
/** An anti-express of likelier losers than this has no price. */
const LONGEST_DOUBLE = 6;

function readMatch(row: string, names: readonly string[]): ReplayedMatch | undefined {
  const cells = row.split(',');
  const at = (name: string) => cells[names.indexOf(name)] ?? '';
  const [day = '', month = '', year = ''] = at('Date').split('/');
  const kickOff = Date.parse(`${year}-${month}-${day}T${at('Time')}Z`);
  const result = RESULTS[at('FTR')];
  return result === undefined || Number.isNaN(kickOff)
    ? undefined
    : { row, home: at('HomeTeam'), result, homePrice: Number(at('AvgH')), kickOff };
}

function choose(matches: readonly ReplayedMatch[]): ChosenMatches | undefined {
  const ending = (result: string) => matches.filter((match) => match.result === result);
  const [draw] = ending('draw');
  const [away, ...others] = ending('away').toSorted(
    (left, right) => right.homePrice - left.homePrice,
  );
  for (const home of ending('home')) {
    const last = others.find(({ homePrice }) => homePrice * home.homePrice < LONGEST_DOUBLE);
    if (draw !== undefined && away !== undefined && last !== undefined) {
      return [home, draw, away, last];
    }
  }
  return undefined;
}

/**
 * Writes a file for the replay feed with the first matches that begin within three hours and end in
 * every way: real ones of the folder that `REPLAY_DATA` names, else those of the project's made-up
 * league.
 * @throws Error when the file has no such matches
 */
export async function writeReplayedMatches(target: string): Promise<ChosenMatches> {
  const folder = process.env['REPLAY_DATA'] ?? '';
  const file = folder === '' ? SAMPLE : join(folder, REAL);
  const [header = '', ...rows] = readFileSync(file, 'utf8').replace('\uFEFF', '').split(/\r?\n/);
  const names = header.split(',');
  const matches = rows.flatMap((row) => readMatch(row, names) ?? []);
  for (const { kickOff: from } of matches) {
    const near = matches.filter(({ kickOff }) => kickOff >= from && kickOff < from + THREE_HOURS);
    const chosen = choose(near);
    if (chosen !== undefined) {
      await writeFile(target, [header, ...near.map(({ row }) => row), ''].join('\n'));
      return chosen;
    }
  }
  throw new Error(`${file} has no four matches to bet on.`);
}
