import {
  AllRefusedDetails,
  LegRefusedDetails,
  PriceChangedDetails,
  type RefusedLeg,
  ScoreChangedDetails,
} from '@touchline/contracts/betting';
import { errorCode } from '@touchline/plugin-api';
import { isUnanswered } from '../unanswered.ts';

/** What a failed placement means to the player. */
export type Failure =
  /** No answer came: the bet may or may not be there; trying again cannot place it twice. */
  | { readonly state: 'unanswered' }
  /** Prices or scores moved on the way: these are what the player must agree to. */
  | {
      readonly state: 'changed';
      readonly prices: ReadonlyMap<string, PriceChange>;
      readonly scores: ReadonlyMap<string, ScoreChange>;
    }
  /** The server said no; nothing was debited. Legs it listed have their own reasons. */
  | {
      readonly state: 'refused';
      readonly error: unknown;
      readonly legs: ReadonlyMap<string, unknown>;
    };

/** From what was sent, the price that the page showed, to what there is. */
export interface PriceChange {
  readonly oldPrice: string;
  readonly newPrice: string;
}

export interface ScoreChange {
  readonly oldScore: string;
  readonly newScore: string;
}

/** Reads why a placement failed. */
export function failureOf(error: unknown): Failure {
  const code = errorCode(error);
  if (isUnanswered(code)) {
    return { state: 'unanswered' };
  }
  const details = (error as { readonly details?: unknown }).details;
  if (code === 'price_changed') {
    const changed = PriceChangedDetails.safeParse(details);
    // Without a leg to agree to, the total itself has moved: the page shows the new one.
    if (changed.success && changed.data.differences.length > 0) {
      const prices = changed.data.differences.map(
        ({ outcomeId, ...price }) => [outcomeId, price] as const,
      );
      return { state: 'changed', prices: new Map(prices), scores: new Map() };
    }
  }
  if (code === 'score_changed') {
    const changed = ScoreChangedDetails.safeParse(details);
    if (changed.success) {
      const scores = changed.data.differences.map(
        ({ outcomeId, ...score }) => [outcomeId, score] as const,
      );
      return { state: 'changed', prices: new Map(), scores: new Map(scores) };
    }
  }
  const coupon = AllRefusedDetails.safeParse(details);
  // Of a coupon with singles its own reason says most.
  const reason = (coupon.success ? coupon.data.coupon : undefined) ?? error;
  return { state: 'refused', error: reason, legs: refusedLegs(code, details) };
}

function refusedLegs(code: string, details: unknown): ReadonlyMap<string, unknown> {
  const all = AllRefusedDetails.safeParse(details);
  if (all.success) {
    return refusalsOf(all.data.refused);
  }
  const legs = LegRefusedDetails.safeParse(details);
  return new Map(legs.success ? legs.data.outcomeIds.map((id) => [id, { code }] as const) : []);
}

/** Reasons by outcome id. */
export function refusalsOf(refused: readonly RefusedLeg[]): ReadonlyMap<string, unknown> {
  return new Map(refused.map(({ outcomeId, code, details }) => [outcomeId, { code, details }]));
}
