import { describe, expect, it } from 'vitest';
import { defaultPricingSettings } from '../pricing/pricing-settings.ts';
import { calibrateFootball } from './calibrate.ts';
import { createFootballModel } from './football-model.ts';
import { newFootballMatch } from './simulate-football.ts';

const model = createFootballModel();
const settings = defaultPricingSettings();

function fairPrices(homeGoals: number, awayGoals: number) {
  const strengths = { sport: 'football', homeGoals, awayGoals } as const;
  const markets = model.priceMatch({ state: newFootballMatch(), strengths, settings });
  const of = (key: string) =>
    markets.find(({ marketKey }) => marketKey === key)?.outcomes.map((one) => 1 / one.probability);
  const [home = 0, draw = 0, away = 0] = of('ft-1x2') ?? [];
  const [over = 0, under = 0] = of('ft-total@2.5') ?? [];
  return { result: { home, draw, away }, total: { line: 2.5, over, under } };
}

describe('calibrating goal expectancies', () => {
  it.each([
    [1.5, 1.2],
    [2.7, 0.6],
    [0.8, 2.1],
    [1.1, 1],
  ])('the calibration finds the %f and %f that prices were made from', (homeGoals, awayGoals) => {
    const { strengths, error } = calibrateFootball(fairPrices(homeGoals, awayGoals));
    expect(strengths.homeGoals).toBeCloseTo(homeGoals, 4);
    expect(strengths.awayGoals).toBeCloseTo(awayGoals, 4);
    expect(error).toBeLessThan(1e-6);
  });

  it('the calibration finds goal expectancies from 1X2 alone', () => {
    const { result } = fairPrices(1.7, 1.1);
    const { strengths } = calibrateFootball({ result });
    expect(strengths.homeGoals).toBeCloseTo(1.7, 3);
    expect(strengths.awayGoals).toBeCloseTo(1.1, 3);
  });

  it('the calibration reproduces a bookmaker’s prices with its margin taken out within a percent', () => {
    // Liverpool – Norwich, 9 August 2019, average prices (football-data.co.uk).
    const { strengths, error } = calibrateFootball({
      result: { home: 1.14, draw: 8.75, away: 19.83 },
      total: { line: 2.5, over: 1.41, under: 2.92 },
    });
    expect(error).toBeLessThan(0.01);
    expect(strengths.homeGoals).toBeGreaterThan(2.5);
    expect(strengths.awayGoals).toBeLessThan(0.8);
  });

  it('the calibration refuses an invalid price and a line that is not a half line', () => {
    const { result, total } = fairPrices(1.5, 1.2);
    const invalid = expect.objectContaining({ code: 'prices_invalid' });
    expect(() => calibrateFootball({ result: { ...result, draw: 1 } })).toThrow(invalid);
    expect(() => calibrateFootball({ result, total: { ...total, line: 2.25 } })).toThrow(invalid);
  });
});
