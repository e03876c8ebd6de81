import { createPropsPricer, type PricedProps, type PricingSettings } from '../models/index.ts';
import type { FootballJob } from './football-answers.ts';
import { type MarketPrices, PROPS_STEP_SECONDS, type PricingAnswer } from './pricing-job.ts';

/** Adds the prices of corners, cards and players to the answers of matches that have them. */
export interface PropsAnswers {
  withProps(answer: PricingAnswer, job: FootballJob): PricingAnswer;
  forget(eventId: number): void;
}

function textOf({ codes, prices }: PricedProps): string {
  return `${codes.join(' ')} ${prices.join(' ')}`;
}

function toPrices({ key, codes, prices }: PricedProps): MarketPrices {
  return [key, prices.map((price) => price ?? null), codes];
}

/** The state as of the last step of the clock: whenever a match is priced within a step, its prices are the same. */
function onTheStep(state: FootballJob['state']): FootballJob['state'] {
  const { phaseSeconds } = state;
  return { ...state, phaseSeconds: phaseSeconds - (phaseSeconds % PROPS_STEP_SECONDS) };
}

/** Remembers what was reported of each match in play, so that answers contain changes alone. */
export function createPropsAnswers(ordinary: PricingSettings): PropsAnswers {
  const price = createPropsPricer();
  const reported = new Map<number, ReadonlyMap<string, string>>();
  return {
    withProps(answer, { props, state, strengths, eventId, isWhole, settings = ordinary }) {
      if (props === undefined) {
        return answer;
      }
      const priced = price({ state: onTheStep(state), strengths, props, settings });
      const now = new Map(priced.map((market) => [market.key, textOf(market)]));
      const before = reported.get(eventId);
      const changed = priced.filter(({ key }) => isWhole || before?.get(key) !== now.get(key));
      const gone = [...(before?.keys() ?? [])].filter((key) => !now.has(key));
      if (state.phase !== 'not-started') {
        reported.set(eventId, now);
      }
      return {
        eventId,
        markets: [...answer.markets, ...changed.map(toPrices)],
        gone: [...answer.gone, ...gone],
      };
    },
    forget: (eventId) => void reported.delete(eventId),
  };
}
