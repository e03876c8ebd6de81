import { uniformOf } from '../book/hash.ts';
import type { BallByBall, KnowsBalls } from '../book/knows-balls.ts';
import { playedInnings } from '../engine/course-balls.ts';
import type { FeedPace, FixtureCalendar } from '../engine/fixture.ts';
import { elapsedAt } from '../engine/live-match.ts';
import { attributeBalls } from './attribute-balls.ts';
import { cricketSquad } from './cricket-squad.ts';

/** The book moves on every second: a ball must not be known before its prices are withdrawn. */
export const BEHIND_MS = 5_000;

/**
 * Matches of cricket ball by ball: what each ball brought is played by the course that makes the score; who bowled and
 * batted follows from the squads. Nothing of it is stored: it is the same whenever it is asked for.
 */
export function createCricketBalls({
  calendar,
  pace,
}: {
  readonly calendar: Pick<FixtureCalendar, 'find'>;
  readonly pace: FeedPace;
}): KnowsBalls {
  return {
    ballByBall(eventId): BallByBall | undefined {
      const fixture = calendar.find(eventId);
      const now = pace.clock();
      if (fixture?.sport !== 'cricket' || fixture.startsAt > now) return undefined;
      const course = fixture.startCourse();
      const played = playedInnings(course, Math.max(0, elapsedAt(fixture, now - BEHIND_MS, pace)));
      const { state } = course;
      if (state.sport !== 'cricket') return undefined;
      const { overs } = state;
      const squads = { home: cricketSquad(fixture.home.id), away: cricketSquad(fixture.away.id) };
      return {
        overs,
        squads,
        innings: played.map(({ batting, balls, isOver }, at) => ({
          batting,
          isOver,
          balls: attributeBalls(balls, {
            batting: squads[batting],
            fielding: squads[batting === 'home' ? 'away' : 'home'],
            overs,
            draw: (index, second) => uniformOf('ball', eventId, at, index, second),
          }),
        })),
      };
    },
  };
}
