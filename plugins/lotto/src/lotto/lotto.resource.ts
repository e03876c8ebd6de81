import {
  BoughtTicket,
  type BuyTicket,
  LotteryDrawAnswer,
  LotteryDrawsAnswer,
  LotteryResultsAnswer,
  LotteryTicketsAnswer,
} from '@touchline/contracts/lottery';
import { AccountsAnswer } from '@touchline/contracts/money';
import { defineResource, type Http } from '@touchline/plugin-api';

const BASE = '/lottery-api/v1';

interface Older {
  readonly cursor?: string | undefined;
}

function olderThan({ cursor }: Older): string {
  return cursor === undefined ? '' : `cursor=${encodeURIComponent(cursor)}`;
}

/** The draws that take tickets; requested again often, as draws are minutes apart. */
export const drawsResource = defineResource({
  name: 'lotto.draws',
  path: (_parameters: Record<string, never>) => `${BASE}/draws`,
  schema: LotteryDrawsAnswer,
  interval: 10_000,
});

/** One draw with what became of its stakes. */
export const drawResource = defineResource({
  name: 'lotto.draw',
  path: ({ id }: { readonly id: string }) => `${BASE}/draws/${encodeURIComponent(id)}`,
  schema: LotteryDrawAnswer,
  interval: 5_000,
});

/** Ended draws of a lottery. */
export const resultsResource = defineResource({
  name: 'lotto.results',
  path: ({ lottery, ...older }: { readonly lottery: string } & Older) =>
    `${BASE}/results?lottery=${encodeURIComponent(lottery)}&${olderThan(older)}`,
  schema: LotteryResultsAnswer,
});

/** The player's tickets. */
export const ticketsResource = defineResource({
  name: 'lotto.tickets',
  path: (older: Older) => `${BASE}/tickets?${olderThan(older)}`,
  schema: LotteryTicketsAnswer,
  authentication: 'required',
  interval: 10_000,
});

/** The player's accounts, for the currency that a ticket is paid in. */
export const accountsResource = defineResource({
  name: 'lotto.accounts',
  path: (_parameters: Record<string, never>) => '/wallet-api/v1/accounts',
  schema: AccountsAnswer,
  authentication: 'required',
});

/** Buys a ticket, once for a key. */
export function buyTicket(http: Http, ticket: BuyTicket, key: string): Promise<BoughtTicket> {
  return http.request({
    method: 'POST',
    path: `${BASE}/tickets`,
    body: ticket,
    schema: BoughtTicket,
    authentication: 'required',
    idempotencyKey: key,
  });
}
