import { BuyDrawBet, BuyTicket } from '@touchline/contracts/lottery';
import { BuyTotoTicket } from '@touchline/contracts/toto';
import { perPlugin, type PersistentStore } from '@touchline/plugin-api';

/** A purchase that was sent and not answered; sent again with its key it is the same one. */
export interface Unanswered<Request> {
  readonly sent?: { readonly key: string; readonly request: Request } | undefined;
}

interface RequestSchema<Request> {
  readonly parse: (stored: unknown) => Request;
}

/** What is stored, with a request that its schema knows. */
function storedOf<Request>(schema: RequestSchema<Request>) {
  return {
    parse: (stored: unknown): Unanswered<Request> => {
      const { key, request } = (stored as { readonly sent: Record<string, unknown> }).sent;
      return { sent: { key: String(key), request: schema.parse(request) } };
    },
  };
}

/** Unanswered purchases of this tab: they outlast a reload. */
export const unansweredOf = perPlugin(({ storage }) => {
  const open = <Request>(
    name: string,
    schema: RequestSchema<Request>,
  ): PersistentStore<Unanswered<Request>> =>
    storage.open<Unanswered<Request>>({
      name,
      version: 1,
      lifetime: 'session',
      initial: {},
      schema: storedOf(schema),
      isEmpty: ({ sent }) => sent === undefined,
    });
  return {
    lottery: open('ticket', BuyTicket),
    toto: open('toto-ticket', BuyTotoTicket),
    bet: open('draw-bet', BuyDrawBet),
  };
});
