import type { CricketBall } from './ball.ts';

const BALLS_IN_OVER = 6;

export interface BattingFigures {
  readonly player: number;
  readonly runs: number;
  readonly balls: number;
  readonly fours: number;
  readonly sixes: number;
  /** Absent while not out. */
  readonly out?: NonNullable<CricketBall['out']> & { readonly bowler: number };
}

export interface BowlingFigures {
  readonly player: number;
  readonly balls: number;
  readonly maidens: number;
  readonly runs: number;
  readonly wickets: number;
}

/** What two batters made together until one of them was out. */
export interface Partnership {
  readonly batters: readonly [number, number];
  readonly runs: number;
  readonly balls: number;
}

export interface FallOfWicket {
  readonly player: number;
  /** Of the side, when it fell. */
  readonly runs: number;
  /** Legal balls bowled by then. */
  readonly balls: number;
}

/** An innings in figures: everything that its balls say. */
export interface InningsCard {
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
  /** In the order in which they came in. */
  readonly batting: readonly BattingFigures[];
  /** In the order in which they first bowled. */
  readonly bowling: readonly BowlingFigures[];
  /** The last one may still be going on. */
  readonly partnerships: readonly Partnership[];
  readonly fall: readonly FallOfWicket[];
}

type Draft<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** The entry of a key, made when it is first asked for; a map keeps the order of that. */
function entryOf<Value>(of: Map<number, Value>, key: number, make: () => Value): Value {
  const known = of.get(key);
  if (known !== undefined) return known;
  const made = make();
  of.set(key, made);
  return made;
}

function battingOf(balls: readonly CricketBall[]): readonly BattingFigures[] {
  const figures = new Map<number, Draft<BattingFigures>>();
  const of = (player: number) =>
    entryOf<Draft<BattingFigures>>(figures, player, () => ({
      player,
      runs: 0,
      balls: 0,
      fours: 0,
      sixes: 0,
    }));
  for (const { batter, nonStriker, bowler, runs, out } of balls) {
    const own = of(batter);
    of(nonStriker);
    own.runs += runs;
    own.balls += 1;
    own.fours += runs === 4 ? 1 : 0;
    own.sixes += runs === 6 ? 1 : 0;
    if (out !== undefined) own.out = { ...out, bowler };
  }
  return [...figures.values()];
}

function bowlingOf(balls: readonly CricketBall[]): readonly BowlingFigures[] {
  const figures = new Map<number, Draft<BowlingFigures>>();
  let conceded = 0;
  for (const { bowler: player, ball, runs, out } of balls) {
    const own = entryOf(figures, player, () => ({
      player,
      balls: 0,
      maidens: 0,
      runs: 0,
      wickets: 0,
    }));
    conceded = ball === 1 ? runs : conceded + runs;
    own.balls += 1;
    own.runs += runs;
    own.wickets += out === undefined ? 0 : 1;
    own.maidens += ball === BALLS_IN_OVER && conceded === 0 ? 1 : 0;
  }
  return [...figures.values()];
}

function partnershipsOf(balls: readonly CricketBall[]): readonly Partnership[] {
  const all: Draft<Partnership>[] = [];
  let hasEnded = true;
  for (const { batter, nonStriker, runs, out } of balls) {
    if (hasEnded) all.push({ batters: [batter, nonStriker], runs: 0, balls: 0 });
    const current = all.at(-1) as Draft<Partnership>;
    current.runs += runs;
    current.balls += 1;
    hasEnded = out !== undefined;
  }
  return all;
}

/** Adds up the balls of an innings, in the order in which they were bowled. */
export function inningsCard(balls: readonly CricketBall[]): InningsCard {
  const fall: FallOfWicket[] = [];
  let runs = 0;
  for (const [at, ball] of balls.entries()) {
    runs += ball.runs;
    if (ball.out !== undefined) fall.push({ player: ball.batter, runs, balls: at + 1 });
  }
  return {
    runs,
    wickets: fall.length,
    balls: balls.length,
    batting: battingOf(balls),
    bowling: bowlingOf(balls),
    partnerships: partnershipsOf(balls),
    fall,
  };
}

/** Balls as overs: 17 are `2.5`. */
export function oversText(balls: number): string {
  const rest = balls % BALLS_IN_OVER;
  const whole = (balls - rest) / BALLS_IN_OVER;
  return rest === 0 ? String(whole) : `${whole}.${rest}`;
}
