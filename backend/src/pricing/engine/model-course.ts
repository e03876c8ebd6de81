import type { Incident, MatchFormat, Random, Strengths } from '../models/index.ts';
import type { Course } from './fixture.ts';
import type { AnyModel } from './any-model.ts';

/** A course drawn from the sport's own model. */
export function createModelCourse(options: {
  readonly model: AnyModel;
  readonly strengths: Strengths;
  /** What it is drawn from, by the second; where money depends on the result, from a secret. */
  readonly random: Random;
  readonly format?: MatchFormat | undefined;
}): Course {
  const { model, strengths, random, format } = options;
  let state = model.newMatch(format);
  let reported = 0;

  function play(seconds: number) {
    return model.advance({ state, strengths, seconds, random });
  }
  return {
    get state() {
      return state;
    },
    get result() {
      return model.resultOf(state);
    },
    advanceTo(elapsedSeconds): readonly Incident[] {
      const seconds = Math.floor(elapsedSeconds) - state.elapsed;
      if (seconds <= 0) {
        return [];
      }
      const played = play(seconds);
      state = played.state;
      reported += played.incidents.length;
      return played.incidents;
    },
    get reported() {
      return reported;
    },
    peek: (seconds) => play(seconds).incidents,
  };
}
