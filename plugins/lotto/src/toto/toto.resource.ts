import { BoughtTicket } from '@touchline/contracts/lottery';
import {
  type BuyTotoTicket,
  TotoResultsAnswer,
  TotoRoundAnswer,
  TotoRoundsAnswer,
  TotoTicketAnswer,
  TotoTicketsAnswer,
} from '@touchline/contracts/toto';
import { defineResource, type Http } from '@touchline/plugin-api';

const BASE = '/toto-api/v1';

interface Older {
  readonly cursor?: string | undefined;
}

function olderThan({ cursor }: Older): string {
  return cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`;
}

/** The rounds that take tickets, and those that are being played. */
export const roundsResource = defineResource({
  name: 'lotto.rounds',
  path: (_parameters: Record<string, never>) => `${BASE}/rounds`,
  schema: TotoRoundsAnswer,
  interval: 15_000,
});

/** One round with its matches; results come in while it is played. */
export const roundResource = defineResource({
  name: 'lotto.round',
  path: ({ id }: { readonly id: string }) => `${BASE}/rounds/${encodeURIComponent(id)}`,
  schema: TotoRoundAnswer,
  interval: 10_000,
});

/** Rounds that have ended. */
export const endedRoundsResource = defineResource({
  name: 'lotto.ended-rounds',
  path: (older: Older) => `${BASE}/results${olderThan(older)}`,
  schema: TotoResultsAnswer,
});

/** The player's tickets of rounds. */
export const totoTicketsResource = defineResource({
  name: 'lotto.toto-tickets',
  path: (older: Older) => `${BASE}/tickets${olderThan(older)}`,
  schema: TotoTicketsAnswer,
  authentication: 'required',
  interval: 15_000,
});

/** One of them with its marks and the matches. */
export const totoTicketResource = defineResource({
  name: 'lotto.toto-ticket',
  path: ({ id }: { readonly id: string }) => `${BASE}/tickets/${encodeURIComponent(id)}`,
  schema: TotoTicketAnswer,
  authentication: 'required',
  interval: 10_000,
});

/** Buys a ticket, once for a key. */
export function buyTotoTicket(
  http: Http,
  ticket: BuyTotoTicket,
  key: string,
): Promise<BoughtTicket> {
  return http.request({
    method: 'POST',
    path: `${BASE}/tickets`,
    body: ticket,
    schema: BoughtTicket,
    authentication: 'required',
    idempotencyKey: key,
  });
}
