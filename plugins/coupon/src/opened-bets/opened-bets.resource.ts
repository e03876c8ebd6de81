import { Bet, BetsAnswer, OpenBetCostsAnswer, PowerBetOffer } from '@touchline/contracts/betting';
import { OutcomesAnswer } from '@touchline/contracts/line';
import { defineResource } from '@touchline/plugin-api';

/** A page of the player's open bets, newest first. */
export const openedBets = defineResource({
  name: 'coupon.opened-bets',
  path: ({ cursor }: { readonly cursor?: string }) =>
    `/betting-api/v1/bets?status=open${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
  schema: BetsAnswer,
  authentication: 'required',
  interval: 'coupon',
});

/** What the player's open bets cost now. */
export const openedCosts = defineResource({
  name: 'coupon.opened-costs',
  path: (_parameters: Record<string, never>) => '/betting-api/v1/opened-costs',
  schema: OpenBetCostsAnswer,
  authentication: 'required',
  interval: 'couponOpenedCost',
});

/** The state of outcomes whose events are not followed. */
export const outcomeQuotes = defineResource({
  name: 'coupon.outcomes',
  path: ({ ids }: { readonly ids: readonly string[] }) =>
    `/line-api/v1/outcomes?ids=${encodeURIComponent(ids.join(','))}`,
  schema: OutcomesAnswer,
  interval: 'coupon',
});

/** One of the player's bets, open or not. */
export const oneBet = defineResource({
  name: 'coupon.bet',
  path: ({ betId }: { readonly betId: string }) =>
    `/betting-api/v1/bets/${encodeURIComponent(betId)}`,
  schema: Bet,
  authentication: 'required',
});

/** What a power bet on one of the player's open bets starts from. */
export const powerBetOffer = defineResource({
  name: 'coupon.power-bet',
  path: ({ betId }: { readonly betId: string }) =>
    `/betting-api/v1/bets/${encodeURIComponent(betId)}/power-bet`,
  schema: PowerBetOffer,
  authentication: 'required',
  interval: 'couponOpenedCost',
});
