import type { Side } from '@touchline/domain/markets';
import type { MatchState } from '../models/index.ts';
import type { Course } from './fixture.ts';

type CricketState = Extract<MatchState, { readonly sport: 'cricket' }>;

/** An innings of a course: what each of its balls brought. */
export interface PlayedInnings {
  readonly batting: Side;
  readonly balls: readonly { readonly runs: number; readonly isWicket: boolean }[];
  readonly isOver: boolean;
}

const runsOf = (state: CricketState) => state.innings.reduce((sum, { runs }) => sum + runs, 0);
const wicketsOf = (state: CricketState) =>
  state.innings.reduce((sum, { wickets }) => sum + wickets, 0);
const ballsOf = (state: CricketState) => state.innings.reduce((sum, { balls }) => sum + balls, 0);

/**
 * Plays a course of cricket from ball to ball up to a moment: the course that makes the score, stopped after each of its
 * balls, so that both cannot differ. The course must be at its beginning, and of cricket.
 */
export function playedInnings(course: Course, elapsedSeconds: number): readonly PlayedInnings[] {
  const stateOf = () => course.state as CricketState;
  const innings: { batting: Side; balls: { runs: number; isWicket: boolean }[] }[] = [];
  course.advanceTo(Math.min(1, elapsedSeconds));
  for (;;) {
    const before = stateOf();
    const isPlaying = before.phase === 'playing' || before.phase === 'break';
    if (!isPlaying || before.nextAt > elapsedSeconds) break;
    course.advanceTo(before.nextAt);
    const after = stateOf();
    if (ballsOf(after) === ballsOf(before)) continue;
    const at = after.innings.length - 1;
    innings[at] ??= { batting: after.innings[at]?.batting ?? 'home', balls: [] };
    innings[at].balls.push({
      runs: runsOf(after) - runsOf(before),
      isWicket: wicketsOf(after) > wicketsOf(before),
    });
  }
  const { phase, innings: all } = stateOf();
  return all.map(({ batting }, at) => ({
    batting,
    balls: innings[at]?.balls ?? [],
    isOver: phase !== 'playing' || at < all.length - 1,
  }));
}
