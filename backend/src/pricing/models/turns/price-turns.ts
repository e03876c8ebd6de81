import type { TurnsSport } from '@touchline/domain/markets';
import type { TurnsState } from '../match-state.ts';
import {
  above,
  below,
  certain,
  type Distribution,
  highestOf,
  plus,
  probabilityOf,
} from '../pricing/distribution.ts';
import type { FillSheet } from '../pricing/sheet-pricer.ts';
import {
  createSportSheet,
  type IndependentScores,
  independentScores,
  type SportSheet,
} from '../pricing/sport-sheet.ts';
import { isHomeTurn, TURNS_RULES, turnsEnded } from './parameters.ts';
import { createPointsOf, turnOf } from './points.ts';
import { turnsLeft } from './turns-left.ts';

interface Expected {
  readonly homePoints: number;
  readonly awayPoints: number;
}

type Points = (turns: number) => Distribution;

const MOST_REMEMBERED = 200;

/** Prices a sport of turns: points to come are sums over the attacks that the clock leaves to each side. */
export function createTurnsPricer(sport: TurnsSport): FillSheet<TurnsSport> {
  const codes = createSportSheet(sport);
  const scoresOf = createPartScores(sport);
  return (sheet, state, expected) => {
    if (state.phase === 'finished') return;
    const add = codes.on(sheet);
    const parts = scoresOf(state, expected);
    const full = together(parts);
    if (TURNS_RULES[sport].hasOvertime) addWinner(add, { sport, full, state, expected });
    if (state.phase === 'overtime' || isAfterRegulation(state)) return;
    addRegulation(add, sport, full);
    addParts(add, parts, state);
  };
}

function isAfterRegulation({ sport, part, phase }: TurnsState): boolean {
  return phase === 'break' && part >= TURNS_RULES[sport].parts;
}

/** Points of both sides by half or quarter, those there are included. */
function createPartScores(sport: TurnsSport) {
  const known = new Map<number, Points>();
  const pointsOf = (expected: number): Points => {
    const before = known.get(expected);
    if (before !== undefined) return before;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const points = createPointsOf(turnOf(sport, expected));
    known.set(expected, points);
    return points;
  };
  return (
    state: TurnsState,
    { homePoints, awayPoints }: Expected,
  ): readonly IndependentScores[] => {
    const [home, away] = [pointsOf(homePoints), pointsOf(awayPoints)];
    return Array.from({ length: TURNS_RULES[sport].parts }, (_, index) => {
      const left = turnsLeft(state, index + 1);
      const score = state.parts[index] ?? { home: 0, away: 0 };
      return independentScores(
        moved(home(left.home), score.home),
        moved(away(left.away), score.away),
      );
    });
  };
}

function moved({ low, probabilities }: Distribution, by: number): Distribution {
  return { low: low + by, probabilities };
}

function together(parts: readonly IndependentScores[]): IndependentScores {
  return independentScores(
    parts.map(({ home }) => home).reduce(plus, certain(0)),
    parts.map(({ away }) => away).reduce(plus, certain(0)),
  );
}

/** Points of both sides in the regular time, those there are included. */
export function scoresOfRegulation(state: TurnsState, expected: Expected): IndependentScores {
  return together(createPartScores(state.sport)(state, expected));
}

/** Probability that the home side scores first in what follows a draw. */
export function homeWinsOvertime(state: TurnsState, { homePoints, awayPoints }: Expected): number {
  const { sport, phase, phaseSeconds, part } = state;
  const rules = TURNS_RULES[sport];
  const [home, away] = [homePoints, awayPoints].map(
    (points) => 1 - (turnOf(sport, points)[0] ?? 0),
  );
  const [first, second] = [home as number, away as number];
  const turn = phase === 'overtime' ? turnsEnded(rules, phaseSeconds) : 0;
  const isHomeNext = isHomeTurn(phase === 'overtime' ? part : rules.parts + 1, turn);
  const either = 1 - (1 - first) * (1 - second);
  return isHomeNext ? first / either : ((1 - second) * first) / either;
}

function addWinner(
  add: SportSheet,
  {
    sport,
    full,
    state,
    expected,
  }: {
    readonly sport: TurnsSport;
    readonly full: IndependentScores;
    readonly state: TurnsState;
    readonly expected: Expected;
  },
): void {
  const { difference } = full;
  const overtime = homeWinsOvertime(state, expected);
  add.two(`${sport}-winner`, above(difference, 0) + probabilityOf(difference, 0) * overtime);
}

function addRegulation(add: SportSheet, sport: TurnsSport, full: IndependentScores): void {
  const { home, away, total, difference } = full;
  const [homeWins, awayWins] = [above(difference, 0), below(difference, 0)];
  const draw = Math.max(0, 1 - homeWins - awayWins);
  add.result(`${sport}-1x2`, difference);
  if (sport === 'handball') {
    // Two of the three win: the list is not to be scaled to one.
    add.pair('handball-double-chance', [homeWins + draw, homeWins + awayWins, draw + awayWins]);
  }
  if (draw < 1) add.two(`${sport}-draw-no-bet`, homeWins / (homeWins + awayWins));
  add.totals(`${sport}-total`, total, 9);
  add.handicaps(`${sport}-handicap`, difference, 9);
  add.totals(`${sport}-home-total`, home, 5);
  add.totals(`${sport}-away-total`, away, 5);
  add.oddEven(`${sport}-odd-even`, total);
  add.list(`${sport}-winning-margin`, margins(difference));
  if (TURNS_RULES[sport].hasOvertime) add.two(`${sport}-overtime`, draw);
}

/** Lower ends of the bands of the winner's lead; the last one is open. */
const BANDS = [1, 6, 11, 16, 21];

function margins(difference: Distribution): readonly number[] {
  const atLeast = (lead: number) =>
    [above(difference, lead - 1), below(difference, 1 - lead)] as const;
  const bands = BANDS.map((low, index) => {
    const [home, away] = atLeast(low);
    const [more, less] = atLeast(BANDS[index + 1] ?? Number.POSITIVE_INFINITY);
    return [home - more, away - less] as const;
  });
  return [
    ...bands.map(([home]) => home),
    probabilityOf(difference, 0),
    ...bands.map(([, away]) => away),
  ];
}

function addParts(add: SportSheet, parts: readonly IndependentScores[], state: TurnsState): void {
  const { sport } = state;
  const middle = parts.length / 2;
  const isOver = (part: number): boolean => {
    const { home, away } = turnsLeft(state, part);
    return home + away === 0;
  };
  const first = together(parts.slice(0, middle));
  const second = together(parts.slice(middle));
  if (!isOver(middle)) {
    addPart(add, `${sport}-1h`, first);
    add.list(`${sport}-half-time-full-time`, halfTimeFullTime(first, second));
  }
  if (!isOver(parts.length)) addPart(add, `${sport}-2h`, second);
  if (parts.length === 2) return;
  for (const [index, part] of parts.entries()) {
    if (!isOver(index + 1)) addPart(add, `${sport}-q${index + 1}`, part);
  }
  add.list(`${sport}-highest-quarter`, highestOf(parts.map(({ total }) => total)));
}

function addPart(add: SportSheet, code: string, { total, difference }: IndependentScores): void {
  add.result(`${code}-1x2`, difference);
  add.totals(`${code}-total`, total, 5);
  add.handicaps(`${code}-handicap`, difference, 5);
}

function halfTimeFullTime(first: IndependentScores, second: IndependentScores): readonly number[] {
  const cells = Array.from({ length: 9 }, () => 0);
  for (const [offset, probability] of first.difference.probabilities.entries()) {
    const lead = first.difference.low + offset;
    const row = (1 - Math.sign(lead)) * 3;
    const home = above(second.difference, -lead);
    const draw = probabilityOf(second.difference, -lead);
    const chances = [home, draw, Math.max(0, 1 - home - draw)];
    for (const [at, chance] of chances.entries()) {
      cells[row + at] = (cells[row + at] as number) + probability * chance;
    }
  }
  return cells;
}
