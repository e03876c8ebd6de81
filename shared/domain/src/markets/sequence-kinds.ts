import { type Kind, type OrderKind, type PartsKind, signOf, wonIf } from './kind.ts';
import type { Score, Side } from './match-result.ts';

const sides = ['home', 'draw', 'away'] as const;
const yesNo = ['yes', 'no'] as const;

function yesNoOf(happened: (parts: readonly Score[]) => boolean): PartsKind {
  return {
    basis: 'parts',
    outcomes: yesNo,
    line: 'none',
    winners: 1,
    grade: (parts, outcome) => wonIf(happened(parts) === (outcome === 'yes')),
  };
}

/** The half, period or quarter with the most points; `names` go with the parts, then `equal`. */
function highestOf(names: readonly string[], value: (score: Score) => number): PartsKind {
  return {
    basis: 'parts',
    outcomes: [...names, 'equal'],
    line: 'none',
    winners: 1,
    grade(parts, outcome) {
      const values = parts.map((part) => value(part));
      const most = Math.max(...values);
      const equal = values.filter((one) => one === most).length > 1;
      return wonIf((equal ? 'equal' : names[values.indexOf(most)]) === outcome);
    },
  };
}

function sum(parts: readonly Score[]): Score {
  return parts.reduce((all, part) => ({ home: all.home + part.home, away: all.away + part.away }), {
    home: 0,
    away: 0,
  });
}

function halfTimeFullTime(partsInFirstHalf: number): PartsKind {
  return {
    basis: 'parts',
    outcomes: sides.flatMap((half) => sides.map((full) => `${half}-${full}`)),
    line: 'none',
    winners: 1,
    grade(parts, outcome) {
      const half = signOf(sum(parts.slice(0, partsInFirstHalf)));
      return wonIf(`${half}-${signOf(sum(parts))}` === outcome);
    },
  };
}

const total = (score: Score): number => score.home + score.away;
const everyPart =
  (holds: (score: Score) => boolean) =>
  (parts: readonly Score[]): boolean =>
    parts.every((part) => holds(part));
const somePart =
  (holds: (score: Score) => boolean) =>
  (parts: readonly Score[]): boolean =>
    parts.some((part) => holds(part));

function nth(outcomes: readonly string[], missing: 'none' | 'void'): OrderKind {
  return {
    basis: 'order',
    outcomes,
    line: 'ordinal',
    winners: 1,
    grade(order: readonly Side[], outcome, line) {
      const side = order[line - 1];
      if (side === undefined && missing === 'void') return 'void';
      return wonIf((side ?? 'none') === outcome);
    },
  };
}

/** Builds every kind of market that needs the parts of a match, or the order of scoring. */
export function sequenceKinds() {
  return {
    'half-time-full-time': halfTimeFullTime(1),
    /** Four quarters: the half ends after two. */
    'half-time-full-time-quarters': halfTimeFullTime(2),
    'highest-half': highestOf(['1h', '2h'], total),
    'home-highest-half': highestOf(['1h', '2h'], (score) => score.home),
    'away-highest-half': highestOf(['1h', '2h'], (score) => score.away),
    'highest-period': highestOf(['p1', 'p2', 'p3'], total),
    'highest-quarter': highestOf(['q1', 'q2', 'q3', 'q4'], total),
    'goal-in-both-halves': yesNoOf(everyPart((part) => total(part) > 0)),
    'both-score-both-halves': yesNoOf(everyPart((part) => part.home > 0 && part.away > 0)),
    'home-scores-both-halves': yesNoOf(everyPart((part) => part.home > 0)),
    'away-scores-both-halves': yesNoOf(everyPart((part) => part.away > 0)),
    'home-wins-both-halves': yesNoOf(everyPart((part) => part.home > part.away)),
    'away-wins-both-halves': yesNoOf(everyPart((part) => part.away > part.home)),
    'home-wins-either-half': yesNoOf(somePart((part) => part.home > part.away)),
    'away-wins-either-half': yesNoOf(somePart((part) => part.away > part.home)),
    /** Tennis: any set at 7–6. */
    'any-tie-break': yesNoOf(somePart((part) => total(part) === 13)),
    /** The n-th goal, or none. */
    'nth-goal': nth(['home', 'none', 'away'], 'none'),
    /** The n-th game of a set; void when it is not played. */
    'nth-game': nth(['home', 'away'], 'void'),
    /** The n-th round of a map; void when it is not played. */
    'nth-round': nth(['home', 'away'], 'void'),
    /** The n-th leg of a set of darts, or frame of a match of snooker; void when it is not played. */
    'nth-leg': nth(['home', 'away'], 'void'),
    'nth-frame': nth(['home', 'away'], 'void'),
  } satisfies Record<string, Kind>;
}
