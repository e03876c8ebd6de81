import { describe, expect, it } from 'vitest';
import { shownExpresses } from './shown-expresses.ts';

const BOTH = [{ section: 'line' }, { section: 'live' }] as const;

describe('the accumulators of the day', () => {
  it.each([
    [1, 1, ['line', 'live']],
    [0, 1, ['live']],
    [1, 0, ['line']],
    [0, 0, []],
  ] as const)(
    'the accumulators of the day with isAccumulatorOfTheDay %i and isLiveAccumulatorOfTheDay %i are those of %j',
    (line, live, shown) => {
      const settings = { isAccumulatorOfTheDay: line, isLiveAccumulatorOfTheDay: live };
      expect(shownExpresses(BOTH, settings).map(({ section }) => section)).toEqual(shown);
    },
  );
});
