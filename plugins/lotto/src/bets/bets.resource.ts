import { BoughtTicket, type BuyDrawBet, DrawBetsAnswer } from '@touchline/contracts/lottery';
import { defineResource, type Http } from '@touchline/plugin-api';

const BASE = '/lottery-api/v1';

/** What can be bet on in a draw, and at which odds. */
export const drawBetsResource = defineResource({
  name: 'lotto.draw-bets',
  path: ({ id }: { readonly id: string }) => `${BASE}/draws/${encodeURIComponent(id)}/bets`,
  schema: DrawBetsAnswer,
  interval: 10_000,
});

/** Buys a bet on a draw, once for a key. */
export function buyDrawBet(http: Http, bet: BuyDrawBet, key: string): Promise<BoughtTicket> {
  return http.request({
    method: 'POST',
    path: `${BASE}/bets`,
    body: bet,
    schema: BoughtTicket,
    authentication: 'required',
    idempotencyKey: key,
  });
}
