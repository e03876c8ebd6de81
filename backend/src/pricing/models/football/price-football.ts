import type { PriceSheet } from '../pricing/price-sheet.ts';
import type { MatchStateOf } from '../match-state.ts';
import type { StrengthsOf } from '../strengths.ts';
import { type FootballSlots, footballSlots } from './football-slots.ts';
import { addFurtherGoals } from './further-goals.ts';
import { addHalvesMarkets, courseOutcomes } from './halves-markets.ts';
import { createMatchGrids, fillMatchGrids, fitsGrids } from './match-grids.ts';
import { addNextGoals } from './next-goals.ts';
import { addPeriodMarkets } from './period-markets.ts';
import { emptyRemainingGoals, remainingGoals } from './remaining-goals.ts';
import { addScoreMarkets } from './score-markets.ts';

/** Fills a sheet, which the caller has begun, with a match's markets. */
export type PriceFootball = (
  sheet: PriceSheet,
  state: MatchStateOf<'football'>,
  strengths: StrengthsOf<'football'>,
) => void;

/** Prepares all scratch once, so that pricing a match allocates next to nothing. */
export function createFootballPricer(): PriceFootball {
  const slots: FootballSlots = footballSlots();
  const grids = createMatchGrids();
  const goals = emptyRemainingGoals();
  const outcomes = courseOutcomes();
  const list = new Float64Array(64);

  return (sheet, state, strengths) => {
    if (state.phase === 'finished') return;
    remainingGoals(goals, state, strengths);
    if (!fitsGrids(goals)) return;
    fillMatchGrids(grids, goals);
    const firstHalfOpen = state.phase === 'not-started' || state.phase === 'first-half';
    const { full, first, second } = grids;
    addPeriodMarkets({
      sheet,
      slots: slots.full,
      grid: full,
      list,
      mostInScore: 4,
      mostInTotal: 6,
    });
    addScoreMarkets({ sheet, slots: slots.full, grid: full, list });
    addNextGoals({ sheet, type: slots.nextGoals, grid: full, goals });
    if (firstHalfOpen) {
      addPeriodMarkets({
        sheet,
        slots: slots.first,
        grid: first,
        list,
        mostInScore: 2,
        mostInTotal: 3,
      });
    }
    addPeriodMarkets({
      sheet,
      slots: slots.second,
      grid: second,
      list,
      mostInScore: 2,
      mostInTotal: 3,
    });
    // What the first half had to offer has ended: the second one gets all that a score can decide.
    if (!firstHalfOpen) {
      addScoreMarkets({ sheet, slots: slots.second, grid: second, list });
      addFurtherGoals(sheet, { type: slots.further, goals: full.total });
      addFurtherGoals(sheet, { type: slots.homeFurther, goals: full.homeGoals });
      addFurtherGoals(sheet, { type: slots.awayFurther, goals: full.awayGoals });
    }
    addHalvesMarkets({ sheet, slots, grids, list, firstHalfOpen }, outcomes);
  };
}
