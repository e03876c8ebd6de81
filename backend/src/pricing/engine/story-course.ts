import type { MatchResult } from '@touchline/domain/markets';
import {
  createMatchStory,
  createPropsReader,
  type Incident,
  type Random,
  type Squads,
  type StrengthsOf,
} from '../models/index.ts';
import type { Course } from './fixture.ts';

/**
 * A course of football with its players: the goals are those of the given course, their scorers and all that
 * happens beside them are the story's. Nothing that it adds changes the score.
 */
export function createStoryCourse(options: {
  readonly course: Course;
  readonly strengths: StrengthsOf<'football'>;
  readonly squads: Squads;
  /** Not the one that the course is drawn from. */
  readonly random: Random;
}): Course {
  const { course, squads } = options;
  const story = createMatchStory(options);
  const readProps = createPropsReader(squads);
  let reported = 0;
  return {
    get state() {
      return course.state;
    },
    get result(): MatchResult | undefined {
      const { result } = course;
      if (result?.sport !== 'football' || result.status !== 'finished') {
        return result;
      }
      const { corners, cards, players } = story;
      return { ...result, corners, cards, players };
    },
    advanceTo(elapsedSeconds): readonly Incident[] {
      const incidents = course.advanceTo(elapsedSeconds);
      if (course.state.phase === 'not-started') {
        return incidents;
      }
      const all = story.report(incidents, course.state.elapsed);
      reported += all.length;
      return all;
    },
    peek: (seconds) => course.peek(seconds),
    props: () => readProps(story),
    get reported() {
      return reported;
    },
  };
}
