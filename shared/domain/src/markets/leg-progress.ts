import type { Grade, ScoreKind } from './kind.ts';
import { asMarketKey, parseMarketKey } from './market-key.ts';
import type { MarketType, MarketUnit } from './market-type.ts';
import type { Score } from './match-result.ts';
import type { Sport } from './sport.ts';

type Pair = readonly [home: number, away: number];

/** A match under way: its score, and the scores of the parts begun so far, in order. */
export interface RunningScore {
  readonly total: Pair;
  readonly periods: readonly Pair[];
  /** Code of the running period: `1h`, `ht`, `q3`, `ot`… */
  readonly period: string | undefined;
}

/** The least that must still be scored: so much by each side, or so much by whichever side. */
export type ScoreNeed = { readonly home: number; readonly away: number } | { readonly any: number };

/** The progress of an outcome while its match is played. */
export interface LegProgress {
  /** What would become of it if nothing more were scored. */
  readonly grade: Grade;
  /** Nothing that may still be scored changes that. */
  readonly isDecided: boolean;
  /** What it still needs to win; of an outcome that currently wins, what would undo that. */
  readonly next: ScoreNeed | undefined;
  /** What is counted. */
  readonly unit: MarketUnit | 'goals';
}

/** Up to this number every way to share further scores is tried; beyond it one side scores them all. */
const SHARED_BETWEEN_SIDES = 12;
const MOST_GOALS = 12;
const MOST_POINTS = 300;

/** What no scoreboard shows as its score. */
const BESIDE_SCORE: ReadonlySet<MarketUnit> = new Set(['towers', 'corners', 'cards']);
const SCORELESS: ReadonlySet<Sport> = new Set(['boxing', 'mma']);
/** What the parts add up to, while the total counts sets or maps. */
const COUNTED_IN_PARTS: ReadonlySet<MarketUnit> = new Set([
  'games',
  'points',
  'rounds',
  'kills',
  'legs',
]);
const OF_GOALS: ReadonlySet<Sport> = new Set(['football', 'ice-hockey', 'esoccer', 'handball']);
/** Sports that end by the clock, whatever the score. */
const BY_CLOCK: ReadonlySet<Sport> = new Set([
  ...OF_GOALS,
  'basketball',
  'rugby',
  'american-football',
]);

const TOTALS: ReadonlySet<string> = new Set([
  'total',
  'asian-total',
  'home-total',
  'away-total',
  'home-asian-total',
  'away-asian-total',
]);

function scoreOfPair([home, away]: Pair): Score {
  return { home, away };
}

function sum(pairs: readonly Pair[]): Score {
  return pairs.reduce((all, [home, away]) => ({ home: all.home + home, away: all.away + away }), {
    home: 0,
    away: 0,
  });
}

interface PartScore {
  readonly score: Score;
  /** The part has ended. */
  readonly isOver: boolean;
}

/** The parts a market is about, as positions in the list of periods; `undefined`: all of them. */
function partsOf({ sport, period }: MarketType): readonly number[] | undefined {
  if (period === 'ft' || period === 'match') return undefined;
  const isInQuarters = sport === 'basketball' || sport === 'american-football';
  if (isInQuarters && period === '1h') return [0, 1];
  if (isInQuarters && period === '2h') return [2, 3];
  if (period === 'h5') return [0, 1, 2, 3, 4];
  const position = Number.parseInt(period.replace(/\D/g, ''), 10) - 1;
  return Number.isNaN(position) ? [] : [position];
}

/** The score a market is about by now; `undefined` before its part has begun, or in extra time. */
function runningScore(type: MarketType, running: RunningScore): PartScore | undefined {
  const { total, periods, period } = running;
  const parts = partsOf(type);
  if (parts === undefined) {
    if (period === 'ot') return undefined;
    const isOfParts = type.unit !== undefined && COUNTED_IN_PARTS.has(type.unit);
    return { score: isOfParts ? sum(periods) : scoreOfPair(total), isOver: false };
  }
  const begun = parts.flatMap((part) => {
    const score = periods[part];
    return score === undefined ? [] : [score];
  });
  const last = parts.at(-1) ?? 0;
  if (begun.length === 0) return undefined;
  const isOver = periods.length > last + 1 || (type.period === '1h' && period === 'ht');
  return { score: sum(begun), isOver };
}

/** Whether sides may score on without an end that the score itself sets, as a won set does. */
function growsFreely({ sport, unit, kindName }: MarketType): boolean {
  return BY_CLOCK.has(sport) || (TOTALS.has(kindName) && unit !== 'wickets');
}

/** The fewest further scores that satisfy `holds`, tried in rising number. */
function fewest(
  score: Score,
  { most, holds }: { readonly most: number; readonly holds: (score: Score) => boolean },
): ScoreNeed | undefined {
  for (let count = 1; count <= most; count += 1) {
    const shares =
      count <= SHARED_BETWEEN_SIDES
        ? Array.from({ length: count + 1 }, (_, home) => home)
        : [0, count];
    const found = shares.filter((home) =>
      holds({ home: score.home + home, away: score.away + count - home }),
    );
    const [only] = found;
    if (only !== undefined) {
      return found.length === 1 ? { home: only, away: count - only } : { any: count };
    }
  }
  return undefined;
}

function isWinning(grade: Grade): boolean {
  return grade === 'won' || grade === 'half-won';
}

function progressAt(
  { score, isOver }: PartScore,
  {
    type,
    kind,
    gradeAt,
  }: {
    readonly type: MarketType;
    readonly kind: ScoreKind;
    readonly gradeAt: (kind: ScoreKind, score: Score) => Grade;
  },
): Omit<LegProgress, 'unit'> {
  const grade = gradeAt(kind, score);
  if (isOver) return { grade, isDecided: true, next: undefined };
  if (!growsFreely(type)) return { grade, isDecided: false, next: undefined };
  const next = fewest(score, {
    most: OF_GOALS.has(type.sport) && type.sport !== 'handball' ? MOST_GOALS : MOST_POINTS,
    holds: (then) => isWinning(gradeAt(kind, then)) !== isWinning(grade),
  });
  return { grade, isDecided: next === undefined, next };
}

/**
 * The progress of an outcome by the running score: what it would be graded as, and the least that must
 * still be scored for it to win, or to stop winning. `undefined` where the score is not enough:
 * before the part of the match it is about, in extra time, for markets graded by order or by several
 * parts, and for cricket but its totals.
 */
export function legProgress({
  marketKey,
  outcomeCode,
  running,
}: {
  readonly marketKey: string;
  readonly outcomeCode: string;
  readonly running: RunningScore;
}): LegProgress | undefined {
  if (asMarketKey(marketKey) === undefined) return undefined;
  const { type, line = 0 } = parseMarketKey(marketKey);
  const { kind } = type;
  // The scoreboard of these counts what the market does not.
  const isBesideScore =
    SCORELESS.has(type.sport) || (type.unit !== undefined && BESIDE_SCORE.has(type.unit));
  const isReported = !isBesideScore && (type.sport !== 'cricket' || TOTALS.has(type.kindName));
  if (kind.basis !== 'score' || !kind.outcomes.includes(outcomeCode) || !isReported)
    return undefined;
  const part = runningScore(type, running);
  if (part === undefined) return undefined;
  const gradeAt = (by: ScoreKind, score: Score) => by.grade(score, outcomeCode, line);
  const unit = type.unit ?? (OF_GOALS.has(type.sport) ? 'goals' : 'points');
  return { ...progressAt(part, { type, kind, gradeAt }), unit };
}
