import { marketTypes, type Sport } from '@touchline/domain/markets';
import type { MatchStateOf } from '../match-state.ts';
import type { MatchToPrice, PricedMarket } from '../sport-model.ts';
import type { StrengthsOf } from '../strengths.ts';
import { createOverrounds } from './overrounds.ts';
import { PriceSheet } from './price-sheet.ts';
import { createSheetReader } from './sheet-reader.ts';

/** Fills a sheet that was begun with the markets of one match. */
export type FillSheet<Name extends Sport> = (
  sheet: PriceSheet,
  state: MatchStateOf<Name>,
  strengths: StrengthsOf<Name>,
) => void;

/** Prices single matches of a sport as text, over one reused sheet. */
export function createSheetPricer<Name extends Sport>(
  sport: Name,
  fill: FillSheet<Name>,
): (match: MatchToPrice<Name>) => readonly PricedMarket[] {
  const types = marketTypes(sport);
  const sheet = new PriceSheet(types);
  const reader = createSheetReader(types);
  const overroundsOf = createOverrounds(types);
  return ({ state, strengths, settings, shape }) => {
    sheet.begin(overroundsOf(settings, state.phase !== 'not-started'));
    fill(sheet, state, strengths);
    return reader.read(sheet, shape);
  };
}
