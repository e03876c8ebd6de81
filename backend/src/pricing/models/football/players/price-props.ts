import {
  competitorCode,
  marketTypes,
  NO_SCORER,
  type Score,
  type Side,
} from '@touchline/domain/markets';
import type { FootballState } from '../../match-state.ts';
import { minus, plus, poisson } from '../../pricing/distribution.ts';
import type { Cumulative } from '../../pricing/fair-line.ts';
import { createOverrounds } from '../../pricing/overrounds.ts';
import { quotedPrice } from '../../pricing/price-ladder.ts';
import { PriceSheet } from '../../pricing/price-sheet.ts';
import type { PricingSettings } from '../../pricing/pricing-settings.ts';
import { createSheetReader } from '../../pricing/sheet-reader.ts';
import { createSportSheet, type SportSheet } from '../../pricing/sport-sheet.ts';
import type { StrengthsOf } from '../../strengths.ts';
import { createMatchGrids, fillMatchGrids, fitsGrids } from '../match-grids.ts';
import { emptyRemainingGoals, remainingGoals } from '../remaining-goals.ts';
import type { FootballProps } from './football-props.ts';
import { SHOTS_LINE } from './offered.ts';
import { expectedOf, ownGoalShare } from './parameters.ts';
import {
  addPlayerChances,
  type GoalsToCome,
  noChances,
  type PlayerChances,
} from './player-chances.ts';
import { shareLeft } from './time-on-pitch.ts';

/** Lines of a total or a handicap of corners or cards. */
const LINES = 3;
/** Below this chance a player is not offered. */
const LEAST_CHANCE = 0.004;

export interface PropsToPrice {
  readonly state: FootballState;
  readonly strengths: StrengthsOf<'football'>;
  readonly props: FootballProps;
  readonly settings: PricingSettings;
}

/** A market with its outcomes, since those of players are different in each match. */
export interface PricedProps {
  readonly key: string;
  readonly codes: readonly string[];
  /** Decimal text; undefined while it is not offered. */
  readonly prices: readonly (string | undefined)[];
  /** Fair, before margin. */
  readonly probabilities: readonly number[];
}

export type PriceProps = (match: PropsToPrice) => readonly PricedProps[];

function goalsToCome({ cumulative, low, high }: Cumulative): GoalsToCome {
  return Array.from(
    { length: high - low + 1 },
    (_, at) => (cumulative[at] as number) - (at === 0 ? 0 : (cumulative[at - 1] as number)),
  );
}

/** Corners or cards: who has more, how many, with a handicap; each side's are Poisson and independent. */
function addCounted(
  sheet: SportSheet,
  counted: 'corners' | 'cards',
  { state, strengths, props }: PropsToPrice,
): void {
  const expected = expectedOf(counted, strengths);
  const left = shareLeft(counted, state);
  const so: Score = props[counted];
  const home = poisson(expected.home * left, so.home);
  const away = poisson(expected.away * left, so.away);
  sheet.result(`${counted}-1x2`, minus(home, away));
  sheet.totals(`${counted}-total`, plus(home, away), LINES);
  sheet.handicaps(`${counted}-handicap`, minus(home, away), LINES);
}

const MARKETS: readonly (readonly [keyof PlayerChances, string])[] = [
  ['scorer', 'player-scorer'],
  ['firstScorer', 'player-first-scorer'],
  ['assist', 'player-assist'],
  ['shots', `player-shots@${SHOTS_LINE}`],
  ['booked', 'player-booked'],
];

/** Prices corners, cards and players; prepares its scratch once a thread. */
export function createPropsPricer(): PriceProps {
  const types = marketTypes('football');
  const sheet = new PriceSheet(types);
  const reader = createSheetReader(types);
  const overroundsOf = createOverrounds(types);
  const typeAt = new Map(types.map(({ code }, at) => [code, at]));
  const onSheet = createSportSheet('football').on(sheet);
  const grids = createMatchGrids();
  const left = emptyRemainingGoals();

  /** Each player is a question of its own: the margin on it is by the odds-ratio method to first order. */
  function priced(
    key: string,
    chances: readonly (readonly [code: string, chance: number])[],
    overround: number,
  ): readonly PricedProps[] {
    const offered = chances
      .filter(([, chance]) => chance > LEAST_CHANCE && chance < 1 - LEAST_CHANCE)
      .toSorted(([, one], [, next]) => next - one);
    const prices = offered.map(([, chance]) =>
      reader.priceText(quotedPrice(chance + (overround - 1) * chance * (1 - chance))),
    );
    return offered.length === 0
      ? []
      : [
          {
            key,
            codes: offered.map(([code]) => code),
            prices,
            probabilities: offered.map(([, chance]) => chance),
          },
        ];
  }

  function players(match: PropsToPrice, overrounds: Float64Array): readonly PricedProps[] {
    const { state, strengths, props } = match;
    remainingGoals(left, state, strengths);
    if (!fitsGrids(left)) return [];
    fillMatchGrids(grids, left);
    const { full } = grids;
    const total = goalsToCome(full.total);
    // The next goal that is no own goal: own goals before it are passed over.
    const scored =
      1 - total.reduce((sum, chance, count) => sum + chance * ownGoalShare ** count, 0);
    const expected: Record<Side, number> = {
      home: left.firstHomeMean + left.secondHomeMean,
      away: left.firstAwayMean + left.secondAwayMean,
    };
    const expectedOfBoth = expected.home + expected.away;
    const chances = noChances();
    for (const side of ['home', 'away'] as const) {
      addPlayerChances(chances, {
        ...match,
        side,
        goals: goalsToCome(side === 'home' ? full.homeGoals : full.awayGoals),
        first: (scored * expected[side]) / expectedOfBoth,
        expectedOfBoth,
      });
    }
    return MARKETS.flatMap(([market, key]) => {
      const at = typeAt.get(key.split('@')[0] ?? '') ?? 0;
      const noScorer =
        market === 'firstScorer' && !props.isFirstScored ? [[NO_SCORER, 1 - scored] as const] : [];
      const listed = [...chances[market]].map(
        ([id, chance]) => [competitorCode(id), chance] as const,
      );
      return priced(key, [...listed, ...noScorer], overrounds[at] as number);
    });
  }

  return (match) => {
    const { state, settings } = match;
    if (state.phase === 'finished') return [];
    const overrounds = overroundsOf(settings, state.phase !== 'not-started');
    sheet.begin(overrounds);
    addCounted(onSheet, 'corners', match);
    addCounted(onSheet, 'cards', match);
    const counted = reader.read(sheet).map(
      ({ marketKey, outcomes }): PricedProps => ({
        key: marketKey,
        codes: outcomes.map(({ code }) => code),
        prices: outcomes.map(({ price }) => price),
        probabilities: outcomes.map(({ probability }) => probability),
      }),
    );
    return [...counted, ...players(match, overrounds)];
  };
}
