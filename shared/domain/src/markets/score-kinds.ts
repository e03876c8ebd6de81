import { type Grade, gradeMargin, type ScoreKind, signOf, wonIf } from './kind.ts';
import type { LineRule } from './market-line.ts';
import type { Score } from './match-result.ts';

type GradeScore = (score: Score, outcome: string, line: number) => Grade;

const overUnder = ['over', 'under'] as const;
const yesNo = ['yes', 'no'] as const;

interface KindOptions {
  readonly outcomes: readonly string[];
  readonly grade: GradeScore;
  readonly line?: LineRule;
  readonly winners?: 2;
}

function kind({ outcomes, grade, line = 'none', winners }: KindOptions): ScoreKind {
  return { basis: 'score', outcomes, line, winners: winners ?? 1, grade };
}

function overUnderOf(value: (score: Score) => number, line: LineRule): ScoreKind {
  return kind({
    outcomes: overUnder,
    line,
    grade: (score, outcome, at) =>
      gradeMargin(outcome === 'over' ? value(score) - at : at - value(score)),
  });
}

function yesNoOf(happened: (score: Score) => boolean): ScoreKind {
  return kind({
    outcomes: yesNo,
    grade: (score, outcome) => wonIf(happened(score) === (outcome === 'yes')),
  });
}

function oddEvenOf(value: (score: Score) => number): ScoreKind {
  return kind({
    outcomes: ['odd', 'even'],
    grade: (score, outcome) => wonIf((value(score) % 2 === 1) === (outcome === 'odd')),
  });
}

/** The outcome is the label that `labelOf` gives to the score. */
function labelled(outcomes: readonly string[], labelOf: (score: Score) => string): ScoreKind {
  return kind({ outcomes, grade: (score, outcome) => wonIf(labelOf(score) === outcome) });
}

/** Like `labelled`, with over or under the line as second half of the label. */
function labelledWithTotal(
  labels: readonly string[],
  matches: (score: Score, label: string) => boolean,
  winners?: 2,
): ScoreKind {
  const outcomes = labels.flatMap((label) => [`${label}-over`, `${label}-under`]);
  return kind({
    outcomes,
    line: 'half',
    ...(winners && { winners }),
    grade(score, outcome, line) {
      const over = outcome.endsWith('-over');
      const label = outcome.slice(0, over ? -'-over'.length : -'-under'.length);
      return wonIf(matches(score, label) && total(score) > line === over);
    },
  });
}

/** Every score up to `most` goals a side in reading order, then the rest by its winner. */
export function correctScoreOutcomes(most: number): readonly string[] {
  const sides = Array.from({ length: most + 1 }, (_, goals) => goals);
  const cells = sides.flatMap((home) => sides.map((away) => `${home}-${away}`));
  return [...cells, 'home-other', 'draw-other', 'away-other'];
}

function correctScore(most: number): ScoreKind {
  return labelled(correctScoreOutcomes(most), (score) =>
    score.home <= most && score.away <= most
      ? `${score.home}-${score.away}`
      : `${signOf(score)}-other`,
  );
}

/** "0", "1" … and the last one "n-plus". */
function exactCount(most: number, value: (score: Score) => number): ScoreKind {
  const outcomes = Array.from({ length: most }, (_, count) => String(count));
  return labelled([...outcomes, `${most}-plus`], (score) =>
    value(score) >= most ? `${most}-plus` : String(value(score)),
  );
}

/** Goals beyond those there had been when the market opened, which the line gives. */
function furtherGoals(value: (score: Score) => number): ScoreKind {
  return kind({
    outcomes: ['0', '1', '2-plus'],
    line: 'whole',
    grade: (score, outcome, line) => {
      const more = value(score) - line;
      return wonIf(outcome === (more >= 2 ? '2-plus' : String(more)));
    },
  });
}

/** Bands of the winner's lead: `bands` are their lower ends, the last one is open. */
function winningMargin(bands: readonly number[]): ScoreKind {
  const names = bands.map((low, index) => {
    const next = bands[index + 1];
    if (next === undefined) return `${low}-plus`;
    return next === low + 1 ? String(low) : `${low}-${next - 1}`;
  });
  const outcomes = [
    ...names.map((name) => `home-${name}`),
    'draw',
    ...names.map((name) => `away-${name}`),
  ];
  return labelled(outcomes, (score) => {
    const lead = Math.abs(score.home - score.away);
    const band = bands.findLastIndex((low) => low <= lead);
    return lead === 0 ? 'draw' : `${signOf(score)}-${names[band] ?? ''}`;
  });
}

const total = (score: Score): number => score.home + score.away;
const home = (score: Score): number => score.home;
const away = (score: Score): number => score.away;
const bothScored = (score: Score): boolean => score.home > 0 && score.away > 0;
const oneXTwo = ['home', 'draw', 'away'] as const;
const doubleChance = ['home-draw', 'home-away', 'draw-away'] as const;
const inDoubleChance = (score: Score, label: string): boolean =>
  label.split('-').includes(signOf(score));

const setScores = (sets: number): readonly string[] => {
  const losing = Array.from({ length: sets }, (_, lost) => lost);
  return [...losing.map((lost) => `${sets}-${lost}`), ...losing.map((lost) => `${lost}-${sets}`)];
};
const tennisSetScores = '6-0 6-1 6-2 6-3 6-4 7-5 7-6 0-6 1-6 2-6 3-6 4-6 5-7 6-7'.split(' ');
const asText = (score: Score): string => `${score.home}-${score.away}`;

/** Kinds by who wins, by how many were scored, or with a line. */
function resultAndTotalKinds() {
  return {
    'one-x-two': labelled(oneXTwo, signOf),
    'double-chance': kind({
      outcomes: doubleChance,
      winners: 2,
      grade: (score, outcome) => wonIf(inDoubleChance(score, outcome)),
    }),
    /** Two ways; a draw, where one can happen, is void. */
    winner: kind({
      outcomes: ['home', 'away'],
      grade: (score, outcome) =>
        score.home === score.away ? 'void' : wonIf(signOf(score) === outcome),
    }),
    total: overUnderOf(total, 'half'),
    'asian-total': overUnderOf(total, 'asian'),
    'home-total': overUnderOf(home, 'half'),
    'away-total': overUnderOf(away, 'half'),
    'home-asian-total': overUnderOf(home, 'asian'),
    'away-asian-total': overUnderOf(away, 'asian'),
    /** The line is added to the home score. */
    handicap: kind({
      outcomes: ['home', 'away'],
      line: 'quarter',
      grade(score, outcome, line) {
        const margin = score.home + line - score.away;
        return gradeMargin(outcome === 'home' ? margin : -margin);
      },
    }),
    'european-handicap': kind({
      outcomes: oneXTwo,
      line: 'whole',
      grade: (score, outcome, line) =>
        wonIf(signOf({ home: score.home + line, away: score.away }) === outcome),
    }),
    'both-score': yesNoOf(bothScored),
    'odd-even': oddEvenOf(total),
    'home-odd-even': oddEvenOf(home),
    'away-odd-even': oddEvenOf(away),
  } satisfies Record<string, ScoreKind>;
}

/** Kinds by an exact count or margin. */
function exactScoreKinds() {
  return {
    'correct-score': correctScore(4),
    'half-correct-score': correctScore(2),
    'exact-total': exactCount(6, total),
    'exact-total-short': exactCount(3, total),
    'exact-home': exactCount(3, home),
    'exact-away': exactCount(3, away),
    'further-goals': furtherGoals(total),
    'further-home-goals': furtherGoals(home),
    'further-away-goals': furtherGoals(away),
    'total-range': labelled(['0-1', '2-3', '4-6', '7-plus'], (score) => {
      const goals = total(score);
      if (goals <= 1) return '0-1';
      if (goals <= 3) return '2-3';
      return goals <= 6 ? '4-6' : '7-plus';
    }),
    'winning-margin': winningMargin([1, 2, 3]),
    'winning-margin-points': winningMargin([1, 6, 11, 16, 21]),
  } satisfies Record<string, ScoreKind>;
}

/** Kinds by whether a side scored, conceded or tied. */
function sideKinds() {
  return {
    'home-clean-sheet': yesNoOf((score) => score.away === 0),
    'away-clean-sheet': yesNoOf((score) => score.home === 0),
    'home-win-to-nil': yesNoOf((score) => score.home > 0 && score.away === 0),
    'away-win-to-nil': yesNoOf((score) => score.away > 0 && score.home === 0),
    'home-scores': yesNoOf((score) => score.home > 0),
    'away-scores': yesNoOf((score) => score.away > 0),
    tie: yesNoOf((score) => score.home === score.away),
  } satisfies Record<string, ScoreKind>;
}

/** Kinds of two questions at once, and those of single sets. */
function combinedKinds() {
  return {
    'result-and-total': labelledWithTotal(oneXTwo, (score, label) => signOf(score) === label),
    'double-chance-and-total': labelledWithTotal(doubleChance, inDoubleChance, 2),
    'both-score-and-total': labelledWithTotal(
      yesNo,
      (score, label) => bothScored(score) === (label === 'yes'),
    ),
    'result-and-both-score': labelled(
      oneXTwo.flatMap((label) => yesNo.map((scored) => `${label}-${scored}`)),
      (score) => `${signOf(score)}-${bothScored(score) ? 'yes' : 'no'}`,
    ),
    'set-score-best-of-3': labelled(setScores(2), asText),
    'set-score-best-of-5': labelled(setScores(3), asText),
    'frame-score-best-of-7': labelled(setScores(4), asText),
    'frame-score-best-of-9': labelled(setScores(5), asText),
    'frame-score-best-of-11': labelled(setScores(6), asText),
    'tennis-set-score': labelled(tennisSetScores, asText),
    /** Tennis: the set went to 6–6. */
    'tie-break': yesNoOf((score) => total(score) === 13),
    /** Volleyball: the set was decided beyond its normal target by two clear points. */
    'extra-points': yesNoOf((score) => Math.min(score.home, score.away) >= 24),
    'map-score-best-of-3': labelled(setScores(2), asText),
    'home-takes-map': yesNoOf((score) => score.home > 0),
    'away-takes-map': yesNoOf((score) => score.away > 0),
    /** Esports: the map stood at twelve rounds each. */
    'map-overtime': yesNoOf((score) => Math.min(score.home, score.away) >= 12),
    'home-takes-set': yesNoOf((score) => score.home > 0),
    'away-takes-set': yesNoOf((score) => score.away > 0),
  } satisfies Record<string, ScoreKind>;
}

/** Builds every kind of market that one score decides. */
export function scoreKinds() {
  return { ...resultAndTotalKinds(), ...exactScoreKinds(), ...sideKinds(), ...combinedKinds() };
}
