import {
  DISCIPLINES,
  type Grade,
  gradeOutcome,
  isVirtualSport,
  type MatchResult,
  type Sport,
} from '@touchline/domain/markets';
import { type AnyModel, modelOf } from '../../src/pricing/engine/any-model.ts';
import type { MatchState } from '../../src/pricing/models/match-state.ts';
import { removeMargin } from '../../src/pricing/models/pricing/margin.ts';
import { defaultPricingSettings } from '../../src/pricing/models/pricing/pricing-settings.ts';
import { createRandom, type Random } from '../../src/pricing/models/random.ts';
import { createSportModels, type MatchSport } from '../../src/pricing/models/sport-models.ts';
import type { Strengths } from '../../src/pricing/models/strengths.ts';
import type { OfferedLeg } from '../../src/betting/placement/check-legs.ts';

/** An outcome of the house's own line with what the house knows of its chance. */
export interface HouseLeg extends OfferedLeg {
  /** By the model that priced it. */
  readonly probability: number;
  /** By the prices of its market, with the margin taken out. */
  readonly chance: number;
}

/** A simulated match with everything that is offered on it at one moment. */
export interface HouseMatch {
  readonly legs: readonly HouseLeg[];
  /** Plays the match to its end a number of times. */
  readonly play: (runs: number, seed: number) => readonly MatchResult[];
}

const SPORTS: readonly MatchSport[] = [
  'football',
  'ice-hockey',
  'basketball',
  'tennis',
  'volleyball',
  'cricket',
  'american-football',
  'handball',
  'rugby',
  'baseball',
  'table-tennis',
  'badminton',
  'darts',
  'snooker',
  'boxing',
  'mma',
  ...DISCIPLINES.filter((sport) => !isVirtualSport(sport)),
];
/** Longer than any match lasts, in seconds; and how much of one may be over when it is priced. */
const WHOLE_MATCH = 100_000;
const LONGEST_PLAYED = 7_000;

/** Matches of all sports in turn between sides of any strength, each other one live. */
export function houseMatches({
  seed,
  count,
}: {
  readonly seed: number;
  readonly count: number;
}): readonly HouseMatch[] {
  const models = createSportModels();
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const model = modelOf(models, SPORTS[index % SPORTS.length] as MatchSport);
    const draw = (position: number) => random(index * 10 + position);
    const strengths = model.strengthsFrom({ home: draw(0) * 3 - 1.5, away: draw(1) * 3 - 1.5 });
    const seconds = index % 2 === 0 ? 0 : Math.floor(draw(2) * LONGEST_PLAYED);
    const course = createRandom(Math.floor(draw(3) * 2 ** 31));
    return matchOf({ id: index + 1, model, strengths, seconds, course });
  });
}

function matchOf(match: {
  readonly id: number;
  readonly model: AnyModel;
  readonly strengths: Strengths;
  readonly seconds: number;
  readonly course: Random;
}): HouseMatch {
  const { id, model, strengths, seconds, course } = match;
  const fresh = model.newMatch();
  const played =
    seconds === 0
      ? fresh
      : model.advance({ state: fresh, strengths, seconds, random: course }).state;
  // Nothing is offered on a match that has ended: such a one is priced before its start.
  const state = model.resultOf(played) === undefined ? played : fresh;
  return {
    legs: legsOf(id, { model, strengths, state }),
    play: (runs, seed) =>
      Array.from({ length: runs }, (_, run) => {
        const random = createRandom(seed + run * 7_919);
        const end = model.advance({ state, strengths, seconds: WHOLE_MATCH, random }).state;
        return model.resultOf(end) as MatchResult;
      }),
  };
}

function legsOf(
  id: number,
  priced: { readonly model: AnyModel; readonly strengths: Strengths; readonly state: MatchState },
): readonly HouseLeg[] {
  const { model, strengths, state } = priced;
  const settings = defaultPricingSettings();
  return model.priceMatch({ strengths, state, settings }).flatMap(({ marketKey, outcomes }) => {
    const marketPrices = outcomes.map(({ price }) => price);
    const chances = chancesOf(outcomes);
    return outcomes.flatMap(({ code, price, probability }, marketIndex): readonly HouseLeg[] =>
      price === undefined
        ? []
        : [
            {
              outcomeId: `${id}~${marketKey}~${code}`,
              marketKey,
              outcomeCode: code,
              price,
              marketPrices,
              marketIndex,
              probability,
              chance: chances[marketIndex] ?? probability,
              version: 1,
              status: 'open',
              reason: undefined,
              isLive: false,
              event: eventOf(id, model.sport),
            },
          ],
    );
  });
}

/** Chances by the prices alone, where one outcome wins and all that may win have a price. */
function chancesOf(
  outcomes: ReturnType<AnyModel['priceMatch']>[number]['outcomes'],
): readonly (number | undefined)[] {
  const total = outcomes.reduce((sum, { probability }) => sum + probability, 0);
  const priced = outcomes.flatMap(({ price }) => (price === undefined ? [] : [Number(price)]));
  const implied = priced.reduce((sum, price) => sum + 1 / price, 0);
  if (Math.round(total) !== 1 || implied <= 1) {
    return [];
  }
  const fair = removeMargin(priced);
  let next = 0;
  return outcomes.map(({ price }) => {
    if (price === undefined) {
      return undefined;
    }
    next += 1;
    return fair[next - 1];
  });
}

function eventOf(id: number, sport: Sport): OfferedLeg['event'] {
  return {
    id,
    sport,
    champ: { id: 1100, name: 'League' },
    home: { name: 'Home' },
    away: { name: 'Away' },
    startsAt: 0,
    section: 'line',
    state: { status: 'scheduled' },
  };
}

/** How a leg ended in each of the runs of its match. */
export function gradesOf(
  { marketKey, outcomeCode }: HouseLeg,
  results: readonly MatchResult[],
): readonly Grade[] {
  return results.map((result) => gradeOutcome({ marketKey, outcomeCode, result }));
}
