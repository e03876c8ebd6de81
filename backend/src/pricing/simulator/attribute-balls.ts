import type { CricketBall, CricketPlayer, Dismissal } from '@touchline/domain/cricket';
import { bowlersOf } from './cricket-squad.ts';

const BALLS_IN_OVER = 6;

/** What the course of a match says of a ball. */
export interface PlayedBall {
  readonly runs: number;
  readonly isWicket: boolean;
}

/** How often each way to be out happens, of 100. */
const DISMISSED: readonly (readonly [kind: Dismissal, share: number])[] = [
  ['caught', 58],
  ['bowled', 22],
  ['lbw', 15],
  ['stumped', 5],
];

/**
 * Who bowls each over, by the place among the bowlers. Nobody bowls more than a fifth of the overs, nor two in a row:
 * the four best have all of theirs, and the others share what is left.
 */
export function bowlingPlan(bowlers: number, overs: number): readonly number[] {
  const most = overs / 5;
  const left = Array.from({ length: bowlers }, (_, at) =>
    at < 4 ? most : (overs - 4 * most) / (bowlers - 4),
  );
  const plan: number[] = [];
  for (let over = 0; over < overs; over += 1) {
    const before = plan.at(-1);
    const free = left.map((_, at) => at).filter((at) => at !== before && (left[at] ?? 0) > 0);
    // Whoever has most overs left: nobody is left alone at the end.
    const next = free.reduce(
      (best, at) => ((left[at] ?? 0) > (left[best] ?? 0) ? at : best),
      free[0] ?? 0,
    );
    left[next] = (left[next] ?? 0) - 1;
    plan.push(next);
  }
  return plan;
}

function dismissalOf(draw: number): Dismissal {
  let upTo = 0;
  for (const [kind, share] of DISMISSED) {
    upTo += share / 100;
    if (draw < upTo) return kind;
  }
  return 'bowled';
}

/** Who helped the bowler: of a stumping the keeper, of a catch anyone, the bowler as well. */
function outBy(
  fielding: readonly CricketPlayer[],
  { bowler, draw, drawFielder }: { bowler: number; draw: number; drawFielder: number },
): NonNullable<CricketBall['out']> {
  const kind = dismissalOf(draw);
  const fielder =
    kind === 'stumped'
      ? fielding.find(({ role }) => role === 'keeper')?.id
      : kind === 'caught'
        ? fielding[Math.floor(drawFielder * fielding.length)]?.id
        : undefined;
  return fielder === undefined || fielder === bowler ? { kind } : { kind, fielder };
}

/**
 * Says of each ball of an innings who bowled it to whom. Batters come in by their order, change ends with each odd run
 * and after each over, and the new one takes the end of who is out.
 * @param draw numbers in [0, 1) by the index of the ball, and of its second draw
 */
export function attributeBalls(
  played: readonly PlayedBall[],
  match: {
    readonly batting: readonly CricketPlayer[];
    readonly fielding: readonly CricketPlayer[];
    readonly overs: number;
    readonly draw: (index: number, second: 0 | 1) => number;
  },
): readonly CricketBall[] {
  const { batting, fielding, overs, draw } = match;
  const bowlers = bowlersOf(fielding);
  const plan = bowlingPlan(bowlers.length, overs);
  const idOf = (at: number) => batting[at]?.id ?? 0;
  let striker = 0;
  let other = 1;
  let next = 2;
  return played.map(({ runs, isWicket }, index): CricketBall => {
    const over = Math.floor(index / BALLS_IN_OVER);
    const ball = (index % BALLS_IN_OVER) + 1;
    const bowler = bowlers[plan[over] ?? 0]?.id ?? 0;
    const bowled = { over, ball, batter: idOf(striker), nonStriker: idOf(other), bowler, runs };
    const draws = { draw: draw(index, 0), drawFielder: draw(index, 1) };
    if (isWicket) {
      striker = next;
      next += 1;
    }
    if ((runs % 2 === 1) !== (ball === BALLS_IN_OVER)) {
      [striker, other] = [other, striker];
    }
    return isWicket ? { ...bowled, out: outBy(fielding, { bowler, ...draws }) } : bowled;
  });
}
