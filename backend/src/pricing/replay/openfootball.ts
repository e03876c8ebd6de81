import * as z from 'zod/mini';
import { asScore, isPossibleHalf, type ReplayFile, type ReplayMatch } from './replay-match.ts';

const Pair = z.tuple([z.number(), z.number()]);
const Match = z.object({
  date: z.string(),
  time: z.optional(z.string()),
  team1: z.string(),
  team2: z.string(),
  status: z.optional(z.string()),
  score: z.optional(z.object({ ft: z.optional(Pair), ht: z.optional(Pair) })),
});
const League = z.object({ name: z.string(), matches: z.array(z.unknown()) });

/** The country by the first part of an openfootball file's name: `2025-26-en.1.json`. */
const COUNTRIES: Readonly<Record<string, string>> = {
  en: 'GB-ENG',
  sco: 'GB-SCT',
  de: 'DE',
  es: 'ES',
  it: 'IT',
  fr: 'FR',
  nl: 'NL',
  pt: 'PT',
  tr: 'TR',
  be: 'BE',
  at: 'AT',
  ch: 'CH',
  gr: 'GR',
  br: 'BR',
  ar: 'AR',
  mx: 'MX',
};

function countryOf(fileName: string): string {
  const code = /(?:^|[-_/])([a-z]{2,3})\.\d/.exec(fileName)?.[1] ?? '';
  return COUNTRIES[code] ?? 'world';
}

/** `2025-08-15` and `20:00` (a zone such as `UTC+1` after it is ignored) as milliseconds. */
function parseKickOff(date: string, time = '15:00'): number | undefined {
  const clock = /^(\d{1,2}):(\d{2})/.exec(time);
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (clock === null || Number.isNaN(parsed)) {
    return undefined;
  }
  return parsed + Number(clock[1]) * 3_600_000 + Number(clock[2]) * 60_000;
}

/** The league's name without the season: "English Premier League 2025/26". */
function leagueName(name: string): string {
  return name.replace(/\s+\d{4}(?:\/\d{2,4})?\s*$/, '').trim() || name;
}

interface LeagueFacts {
  readonly competition: ReplayMatch['competition'];
  readonly source: string;
}

/** A match, a problem, or undefined for one that simply has not been played yet. */
function readMatch(
  data: unknown,
  { competition, source }: LeagueFacts,
): ReplayMatch | string | undefined {
  const parsed = Match.safeParse(data);
  if (!parsed.success) {
    return 'the match has not the expected form; it is left out';
  }
  const { date, time, team1: home, team2: away, score, status } = parsed.data;
  if (status === 'awarded' || status === 'cancelled' || status === 'abandoned') {
    return `${home} – ${away} was ${status}, not played; it is left out`;
  }
  if (score?.ft === undefined) {
    return undefined;
  }
  const kickOff = parseKickOff(date, time);
  const fullTime = asScore(...score.ft);
  if (kickOff === undefined || fullTime === undefined) {
    return `${home} – ${away} has no sensible date or result; it is left out`;
  }
  const half = score.ht === undefined ? undefined : asScore(...score.ht);
  return {
    source,
    competition,
    kickOff,
    home,
    away,
    fullTime,
    ...(half !== undefined && isPossibleHalf(half, fullTime) ? { halfTime: half } : {}),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a file of openfootball's football.json. Matches without a result are counted and left out:
 * they could never be settled. Nothing about the file is fatal.
 */
export function readOpenFootball(name: string, text: string): ReplayFile {
  const league = League.safeParse(parseJson(text));
  if (!league.success) {
    return { name, matches: [], problems: ['the file is no JSON of the expected form'] };
  }
  const competition = { name: leagueName(league.data.name), country: countryOf(name) };
  const problems: string[] = [];
  const matches: ReplayMatch[] = [];
  let unplayed = 0;
  for (const [at, data] of league.data.matches.entries()) {
    const match = readMatch(data, { competition, source: `${name}:${at + 1}` });
    if (match === undefined) {
      unplayed += 1;
    } else if (typeof match === 'string') {
      problems.push(`match ${at + 1}: ${match}`);
    } else {
      matches.push(match);
    }
  }
  if (unplayed > 0) {
    problems.push(
      `${unplayed} matches have no result yet, so they could never be settled; they are left out`,
    );
  }
  return { name, matches, problems };
}
