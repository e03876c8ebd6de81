import type { DayExpress } from '@touchline/contracts/betting';
import type { Preferences } from '@touchline/plugin-api';

/** The accumulators of the day that the player wants to see: each section has its own setting. */
export function shownExpresses<Express extends Pick<DayExpress, 'section'>>(
  expresses: readonly Express[],
  settings: Pick<Preferences, 'isAccumulatorOfTheDay' | 'isLiveAccumulatorOfTheDay'>,
): readonly Express[] {
  const isShown = {
    line: settings.isAccumulatorOfTheDay === 1,
    live: settings.isLiveAccumulatorOfTheDay === 1,
  };
  return expresses.filter(({ section }) => isShown[section]);
}
