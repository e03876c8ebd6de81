import { marketTypes } from '@touchline/domain/markets';
import { FOOTBALL_MINUTES, type VirtualFootballCard } from '@touchline/domain/virtuals';
import { addHalf, addMatch } from '../esoccer/price-esoccer.ts';
import { type Distribution, plus } from '../pricing/distribution.ts';
import { createOverrounds } from '../pricing/overrounds.ts';
import { PriceSheet } from '../pricing/price-sheet.ts';
import type { PricingSettings } from '../pricing/pricing-settings.ts';
import { createSheetReader } from '../pricing/sheet-reader.ts';
import { createSportSheet, independentScores } from '../pricing/sport-sheet.ts';
import type { PricedMarket } from '../sport-model.ts';

const SPAN = 2 ** 32;

/** How many goals so many minutes bring, each of them at most one: exact. */
function goalsIn(minutes: number, chance: number): Distribution {
  const probabilities = new Float64Array(minutes + 1);
  probabilities[0] = 1;
  const share = chance / SPAN;
  for (let minute = 0; minute < minutes; minute += 1) {
    for (let goals = minute + 1; goals > 0; goals -= 1) {
      probabilities[goals] =
        (probabilities[goals] as number) * (1 - share) +
        (probabilities[goals - 1] as number) * share;
    }
    probabilities[0] = (probabilities[0] as number) * (1 - share);
  }
  return { low: 0, probabilities };
}

/**
 * Prices virtual football: goals of both sides are independent, and each minute has the same chance of one. The
 * markets are those of football on a console.
 */
export function createVirtualFootballPricer(): (
  card: VirtualFootballCard,
  settings: PricingSettings,
) => readonly PricedMarket[] {
  const types = marketTypes('esoccer');
  const sheet = new PriceSheet(types);
  const reader = createSheetReader(types);
  const overroundsOf = createOverrounds(types);
  const codes = createSportSheet('esoccer');
  return ({ home, away }, settings) => {
    const half = FOOTBALL_MINUTES / 2;
    const scores = independentScores(goalsIn(half, home.chance), goalsIn(half, away.chance));
    const add = codes.on(sheet);
    sheet.begin(overroundsOf(settings, false));
    addMatch(
      add,
      independentScores(plus(scores.home, scores.home), plus(scores.away, scores.away)),
    );
    addHalf(add, '1h', scores);
    addHalf(add, '2h', scores);
    return reader.read(sheet);
  };
}
