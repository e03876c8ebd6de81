import type { EventState, Scoreboard } from '@touchline/contracts/line';
import type { Score, Side } from '@touchline/domain/markets';
import {
  type BattlesState,
  type Buy,
  type FightState,
  homeDefends,
  type InningsState,
  type MatchState,
  type MatchStateOf,
  type FirstToState,
  type RoundsState,
  type TurnsState,
} from '../models/index.ts';

type Pair = [number, number];
type Played = Pick<EventState, 'period'> & {
  readonly score: Scoreboard;
  /** Seconds of the match clock, and whether it runs; sports without a clock have none. */
  readonly clock?: { readonly seconds: number; readonly running: boolean };
};

const FOOTBALL_HALF_SECONDS = 45 * 60;
const ESOCCER_HALF_SECONDS = 6 * 60;
const HOCKEY_PERIOD_SECONDS = 20 * 60;
const QUARTER_SECONDS = 10 * 60;
const TURNS_PART_SECONDS = { handball: 30 * 60, rugby: 40 * 60, 'american-football': 15 * 60 };
const TENNIS_POINTS = ['0', '15', '30', '40'] as const;

function pair({ home, away }: Score): Pair {
  return [home, away];
}
function sum(parts: readonly Score[]): Pair {
  return parts.reduce<Pair>(([home, away], part) => [home + part.home, away + part.away], [0, 0]);
}

/** Football, on a pitch or on a console. */
function inHalves(state: MatchStateOf<'football' | 'esoccer'>, halfSeconds: number): Played {
  const { phase, phaseSeconds, score, halfTime } = state;
  const second: Pair = halfTime ? [score.home - halfTime.home, score.away - halfTime.away] : [0, 0];
  const isAfterBreak = phase === 'second-half' || phase === 'finished';
  const board: Scoreboard = {
    total: pair(score),
    periods: isAfterBreak && halfTime ? [pair(halfTime), second] : [pair(halfTime ?? score)],
  };
  if (phase === 'half-time') {
    return { period: 'ht', score: board, clock: { seconds: halfSeconds, running: false } };
  }
  const seconds = phase === 'second-half' ? halfSeconds + phaseSeconds : phaseSeconds;
  return {
    period: phase === 'second-half' || phase === 'finished' ? '2h' : '1h',
    score: board,
    clock: { seconds, running: phase !== 'finished' },
  };
}

/** Ice hockey and basketball: parts of equal length, then overtime. */
function inParts(options: {
  readonly phase: MatchStateOf<'ice-hockey'>['phase'];
  readonly part: number;
  readonly phaseSeconds: number;
  readonly scores: readonly Score[];
  readonly overtimeWinner: Side | undefined;
  readonly letter: 'p' | 'q';
  readonly parts: number;
  readonly partSeconds: number;
}): Played {
  const { phase, part, phaseSeconds, scores, overtimeWinner, letter, parts, partSeconds } = options;
  const total = sum(scores);
  // Ice hockey counts the decisive goal of overtime or shoot-out without a separate part.
  if (overtimeWinner !== undefined && total[0] === total[1]) {
    total[overtimeWinner === 'home' ? 0 : 1] += 1;
  }
  const isOvertime = phase === 'overtime' || part > parts;
  const isRunning = phase === 'playing' || phase === 'overtime';
  // Between parts the clock shows the end of the last one.
  const done = Math.min(isRunning ? part - 1 : part, parts) * partSeconds;
  const seconds = isRunning ? done + phaseSeconds : done;
  return {
    period: isOvertime ? 'ot' : `${letter}${Math.max(part, 1)}`,
    score: { total, periods: scores.map(pair) },
    clock: { seconds, running: isRunning },
  };
}

/** Handball and rugby in halves, American football in quarters. */
function turns(state: TurnsState): Played {
  const { sport, phase, part, phaseSeconds, parts: scores } = state;
  const partSeconds = TURNS_PART_SECONDS[sport];
  if (sport === 'american-football') {
    return inParts({
      ...state,
      scores,
      overtimeWinner: undefined,
      letter: 'q',
      parts: 4,
      partSeconds,
    });
  }
  const score: Scoreboard = { total: sum(scores), periods: scores.map(pair) };
  if (phase === 'break') {
    return { period: 'ht', score, clock: { seconds: partSeconds, running: false } };
  }
  const isSecond = part === 2;
  return {
    period: isSecond ? '2h' : '1h',
    score,
    clock: {
      seconds: phase === 'finished' ? 2 * partSeconds : (isSecond ? partSeconds : 0) + phaseSeconds,
      running: phase === 'playing',
    },
  };
}

/** Points of a tennis game as called: 15, 30, 40, A; a tie-break counts plainly. */
function calledPoints({ games, points }: MatchStateOf<'tennis'>): [string, string] {
  const isTieBreak = games.home === 6 && games.away === 6;
  if (isTieBreak) {
    return [String(points.home), String(points.away)];
  }
  const call = (own: number, other: number): string => {
    if (own >= 3 && other >= 3) {
      return own > other ? 'A' : '40';
    }
    return TENNIS_POINTS[Math.min(own, 3)] ?? '40';
  };
  return [call(points.home, points.away), call(points.away, points.home)];
}

function setsWon(sets: readonly Score[]): Pair {
  return sets.reduce<Pair>(
    ([home, away], set) => (set.home > set.away ? [home + 1, away] : [home, away + 1]),
    [0, 0],
  );
}

function tennis(state: MatchStateOf<'tennis'>): Played {
  const { sets, games, phase, server } = state;
  const isOver = phase === 'finished';
  return {
    period: `s${Math.max(1, isOver ? sets.length : sets.length + 1)}`,
    score: {
      total: setsWon(sets),
      periods: (isOver ? sets : [...sets, games]).map(pair),
      ...(isOver ? {} : { detail: { points: calledPoints(state), serving: server } }),
    },
  };
}

function volleyball({ sets, points, phase, server }: MatchStateOf<'volleyball'>): Played {
  const isOver = phase === 'finished';
  return {
    period: `s${Math.max(1, isOver ? sets.length : sets.length + 1)}`,
    score: {
      total: setsWon(sets),
      periods: (isOver ? sets : [...sets, points]).map(pair),
      ...(isOver ? {} : { detail: { serving: server } }),
    },
  };
}

/** Sets of points or legs; of snooker the frames, which are all there is to its score. */
function race({ sport, sets, points, phase, server }: FirstToState): Played {
  const isOver = phase === 'finished';
  if (sport === 'snooker') {
    const frames = isOver ? (sets[0] ?? points) : points;
    const number = frames.home + frames.away + (isOver ? 0 : 1);
    return { period: `f${number}`, score: { total: pair(frames), periods: [] } };
  }
  return {
    period: `s${isOver ? sets.length : sets.length + 1}`,
    score: {
      total: setsWon(sets),
      periods: (isOver ? sets : [...sets, points]).map(pair),
      ...(isOver ? {} : { detail: { serving: server } }),
    },
  };
}

/** The rounds that are over, by one card, and the clock of the running one. */
function fight({ round, cards, phase, phaseSeconds }: FightState): Played {
  return {
    period: `r${Math.max(1, round)}`,
    score: { total: sum(cards), periods: cards.map(pair) },
    clock: {
      seconds: phase === 'break' ? 0 : phaseSeconds,
      running: phase === 'playing',
    },
  };
}

function baseball({
  innings,
  inning,
  phase,
  batting,
  outs,
  bases,
}: MatchStateOf<'baseball'>): Played {
  const on = (base: number): boolean => (bases & base) !== 0;
  return {
    period: `n${inning}`,
    score: {
      total: sum(innings),
      periods: innings.map(pair),
      ...(phase === 'finished'
        ? {}
        : { detail: { serving: batting, outs, bases: [on(1), on(2), on(4)] } }),
    },
  };
}

function oversText(innings: InningsState | undefined): string {
  const balls = innings?.balls ?? 0;
  return `${Math.floor(balls / 6)}.${balls % 6}`;
}

function cricket({ innings, phase }: MatchStateOf<'cricket'>): Played {
  const of = (side: Side) => innings.find(({ batting }) => batting === side);
  const [home, away] = [of('home'), of('away')];
  const running = innings.at(-1);
  return {
    period: innings.length > 1 ? 'i2' : 'i1',
    score: {
      total: [home?.runs ?? 0, away?.runs ?? 0],
      periods: innings.map(({ batting, runs }) => (batting === 'home' ? [runs, 0] : [0, runs])),
      detail: {
        wickets: [home?.wickets ?? 0, away?.wickets ?? 0],
        overs: [oversText(home), oversText(away)],
        ...(running === undefined || phase === 'finished' ? {} : { serving: running.batting }),
      },
    },
  };
}

function rounds(state: RoundsState): Played {
  const { maps, rounds: running, phase, buys } = state;
  const isOver = phase === 'finished';
  const defending = homeDefends(state) ? 'home' : 'away';
  return {
    period: `m${Math.max(1, isOver ? maps.length : maps.length + 1)}`,
    score: {
      total: setsWon(maps),
      periods: (isOver ? maps : [...maps, running]).map(pair),
      ...(isOver
        ? {}
        : { detail: { defending, buys: [shownBuy(buys.home), shownBuy(buys.away)] } }),
    },
  };
}

/** What a scoreboard tells of a side's means: that its next full buy is its last one is its own knowledge. */
function shownBuy(buy: Buy): 'pistol' | 'full' | 'eco' {
  return buy === 'last' ? 'full' : buy;
}

function battles(state: BattlesState): Played {
  const { maps, mapKills, kills, towers, phase, elapsed, mapStartsAt } = state;
  const isOver = phase === 'finished';
  const seconds = Math.max(0, elapsed - mapStartsAt);
  return {
    period: `m${Math.max(1, isOver ? maps.length : maps.length + 1)}`,
    score: {
      total: setsWon(maps),
      periods: (isOver ? mapKills : [...mapKills, kills]).map(pair),
      ...(isOver ? {} : { detail: { towers: pair(towers) } }),
    },
    ...(isOver ? {} : { clock: { seconds, running: elapsed >= mapStartsAt } }),
  };
}

function played(state: MatchState): Played {
  switch (state.sport) {
    case 'football':
      return inHalves(state, FOOTBALL_HALF_SECONDS);
    case 'esoccer':
      return inHalves(state, ESOCCER_HALF_SECONDS);
    case 'ice-hockey':
      return inParts({
        ...state,
        part: state.period,
        scores: state.periods,
        overtimeWinner: state.overtimeWinner,
        letter: 'p',
        parts: 3,
        partSeconds: HOCKEY_PERIOD_SECONDS,
      });
    case 'basketball':
      return inParts({
        ...state,
        part: state.quarter,
        scores: state.quarters,
        overtimeWinner: undefined,
        letter: 'q',
        parts: 4,
        partSeconds: QUARTER_SECONDS,
      });
    case 'tennis':
      return tennis(state);
    case 'volleyball':
      return volleyball(state);
    case 'boxing':
    case 'mma':
      return fight(state);
    case 'baseball':
      return baseball(state);
    case 'handball':
    case 'rugby':
    case 'american-football':
      return turns(state);
    case 'table-tennis':
    case 'badminton':
    case 'darts':
    case 'snooker':
      return race(state);
    case 'cricket':
      return cricket(state);
    case 'cs2':
    case 'valorant':
      return rounds(state);
    case 'dota2':
    case 'lol':
      return battles(state);
  }
}

/** What the wire shows of a match in play or finished, `at` a moment in milliseconds since epoch. */
export function describeState(state: MatchState, at: number): EventState {
  const { period, score, clock } = played(state);
  return {
    status: state.phase === 'finished' ? 'finished' : 'live',
    ...(period === undefined ? {} : { period }),
    ...(clock === undefined ? {} : { clock: { ...clock, at } }),
    score,
  };
}

/** A clock that runs on needs no new state; this far off, in seconds, it does. */
const CLOCK_TOLERANCE = 1.5;

/** Whether a page that shows `before` and lets its clock run shows what `after` says. */
export function looksSame(before: EventState, after: EventState): boolean {
  const { clock: old, ...oldRest } = before;
  const { clock, ...rest } = after;
  if (JSON.stringify(oldRest) !== JSON.stringify(rest)) {
    return false;
  }
  if (old === undefined || clock === undefined || old.running !== clock.running) {
    return old === clock;
  }
  const shown = old.seconds + (old.running ? (clock.at - old.at) / 1000 : 0);
  return Math.abs(shown - clock.seconds) <= CLOCK_TOLERANCE;
}
