import { announce, isKnown, kickOff, play, takeIn } from './course-play.ts';
import { isUnpriced, reprice } from './course-pricing.ts';
import type { CourseState } from './course-state.ts';
import { byFreshness, byInterest, FIRST_OF_EACH_SPORT, rankedBySport } from './first-events.ts';
import type { Fixture } from './fixture.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** What a first page shows starts within this long. */
const FIRST_WITHIN_MS = 12 * 3_600_000;

/** Brings everything to the present moment and reprices. */
export async function tick(state: CourseState): Promise<void> {
  const { calendar, pace } = state;
  const now = pace.clock();
  state.monitor?.message();
  await takeIn(state, calendar.currentAt(now), now);
  play(state, now);
  await reprice(state, now);
}

/** Starts the freshest matches of each sport; some have ended already, which only playing them shows. */
async function kickOffFirst(
  state: CourseState,
  fixtures: readonly Fixture[],
  now: number,
): Promise<void> {
  for (const ranked of rankedBySport(fixtures, byFreshness)) {
    const wanted = state.live.size + FIRST_OF_EACH_SPORT;
    for (const fixture of ranked) {
      if (state.live.size === wanted) break;
      kickOff(state, fixture, now);
    }
    await yieldToEventLoop();
  }
}

/** Opens the events that the first page shows, with their prices. */
export async function openFirst(state: CourseState): Promise<void> {
  const { calendar, pace } = state;
  const now = pace.clock();
  const soon = calendar.currentAt(now, FIRST_WITHIN_MS).filter(({ id }) => !isKnown(state, id));
  const isLive = ({ startsAt }: Fixture): boolean => startsAt <= now;
  const later = soon.filter((fixture) => !isLive(fixture));
  for (const ranked of rankedBySport(later, byInterest)) {
    ranked.slice(0, FIRST_OF_EACH_SPORT).forEach((fixture) => announce(state, fixture));
  }
  // These are priced while those under way are caught up.
  const linePrices = reprice(state, now);
  await kickOffFirst(state, soon.filter(isLive), now);
  await linePrices;
  await reprice(state, now);
}

/** Opens and prices all others, as fast as it goes; ends also when nothing more can be priced. */
export async function openOthers(state: CourseState): Promise<void> {
  const countUnpriced = (): number =>
    [...state.line.keys()].filter((id) => isUnpriced(state, id)).length;
  let [before, left] = [Number.POSITIVE_INFINITY, Number.MAX_VALUE];
  while (left > 0 && left < before) {
    await tick(state);
    [before, left] = [left, state.isStopped ? 0 : countUnpriced()];
  }
}
