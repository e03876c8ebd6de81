import { describe, expect, it } from 'vitest';
import { REFRESH_INTERVALS, refreshInterval } from './refresh-intervals.ts';

/** Product specification §9, in its own order. */
const SPECIFIED: readonly (readonly [subject: string, milliseconds: number])[] = [
  ['line', 15_000],
  ['liveSport', 3000],
  ['liveChamp', 3000],
  ['liveFastest', 2000],
  ['dashboardLive', 5000],
  ['gameLive', 5000],
  ['menuLive', 5000],
  ['favoritesLive', 5000],
  ['syntheticGame', 2000],
  ['gameOverPanel', 10_000],
  ['coupon', 10_000],
  ['gameSliderLine', 30_000],
  ['gameSliderLive', 15_000],
  ['media', 600_000],
  ['gameTimelineLive', 60_000],
  ['topGamesLine', 60_000],
  ['topGamesLive', 10_000],
  ['userMessages', 60_000],
  ['topChamps', 10_000],
  ['recommendedGamesLine', 15_000],
  ['recommendedGamesLive', 10_000],
  ['banners', 60_000],
  ['couponOpenedCost', 15_000],
  ['champResults', 15_000],
  ['insights', 15_000],
];

describe('refresh intervals', () => {
  it.each(SPECIFIED)('the refresh interval of %s is %d ms', (subject, milliseconds) => {
    expect(refreshInterval(subject)).toBe(milliseconds);
  });

  it('the refresh intervals have no subject that the specification lacks', () => {
    expect(Object.keys(REFRESH_INTERVALS)).toEqual(SPECIFIED.map(([subject]) => subject));
  });

  it.each(['anything else', 'toString', ''])(
    'the refresh interval of the unknown "%s" is 10 s',
    (subject) => {
      expect(refreshInterval(subject)).toBe(10_000);
    },
  );
});
