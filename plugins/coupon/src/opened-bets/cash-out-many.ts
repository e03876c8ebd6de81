import {
  type BetAnswer,
  type CashOut,
  CashOutManyAnswer,
  MOST_CASHED_OUT,
} from '@touchline/contracts/betting';
import type { Http } from '@touchline/plugin-api';
import type { ActAttempt } from './act-attempts.ts';
import { type SaleFailure, saleFailure } from './sale-failure.ts';

/** A bet that is being sold with others, with the act that its key stands for. */
export interface BegunSale {
  readonly betId: string;
  readonly attempt: ActAttempt<CashOut>;
}

/** What became of one of them. */
export type ManyResult = BegunSale &
  ({ readonly answer: BetAnswer } | { readonly failure: SaleFailure });

type Answered = CashOutManyAnswer['results'][number];

/** The server says of a bet that it does not know what became of it: its key does. */
const UNKNOWN = 'internal';

function resultOf(sale: BegunSale, answered: Answered | undefined): ManyResult {
  if (answered?.sold !== undefined) {
    return { ...sale, answer: answered.sold };
  }
  const { refused } = answered ?? {};
  return {
    ...sale,
    failure:
      refused === undefined || refused.code === UNKNOWN
        ? { state: 'unanswered' }
        : saleFailure(Object.assign(new Error(refused.message), refused)),
  };
}

async function sendSome(
  http: Http,
  { sales, timeout }: { readonly sales: readonly BegunSale[]; readonly timeout: number },
): Promise<readonly ManyResult[]> {
  try {
    const { results } = await http.request({
      method: 'POST',
      path: '/betting-api/v1/bets/cash-out',
      body: {
        sales: sales.map(({ betId, attempt: { key, requested } }) => {
          const { quote, amount } = requested;
          return { betId, key, quote, amount };
        }),
      },
      schema: CashOutManyAnswer,
      authentication: 'required',
      timeout,
    });
    return sales.map((sale) =>
      resultOf(
        sale,
        results.find(({ betId }) => betId === sale.betId),
      ),
    );
  } catch (error) {
    const failure = saleFailure(error);
    return sales.map((sale) => ({ ...sale, failure }));
  }
}

/**
 * Sells several bets, as many at once as the server takes. Sales come first, the one that left the smallest balance
 * before the others: the balance that is shown at last is the latest.
 */
export async function* sendMany(
  http: Http,
  { sales, timeout }: { readonly sales: readonly BegunSale[]; readonly timeout: number },
): AsyncGenerator<ManyResult> {
  const balanceOf = (result: ManyResult) =>
    'answer' in result ? result.answer.balance : Number.POSITIVE_INFINITY;
  for (let at = 0; at < sales.length; at += MOST_CASHED_OUT) {
    const results = await sendSome(http, { sales: sales.slice(at, at + MOST_CASHED_OUT), timeout });
    yield* results.toSorted((left, right) => balanceOf(left) - balanceOf(right));
  }
}
