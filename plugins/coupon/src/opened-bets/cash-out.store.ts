import { type Bet, BetAnswer, CashOut, OpenBetCostsAnswer } from '@touchline/contracts/betting';
import {
  createStore,
  type PluginContext,
  perPlugin,
  type ReadableStore,
} from '@touchline/plugin-api';
import { type ActAttempt, createActAttempts } from './act-attempts.ts';
import { sendMany } from './cash-out-many.ts';
import { openedBets, openedCosts } from './opened-bets.resource.ts';
import { saleFailure, type SaleFailure } from './sale-failure.ts';

/** The state of a cash-out. */
export type Sale =
  | { readonly state: 'selling'; readonly since: number }
  | {
      readonly state: 'sold';
      /** What it fetched, and whether a part of it stays; minor units. */
      readonly amount: number;
      readonly currency: string;
      readonly isWhole: boolean;
      /** The bet after it. */
      readonly bet: Bet;
    }
  | SaleFailure;

/** What a player was shown for a whole bet that is to be sold with others. */
export interface ManyOffer extends Pick<CashOut, 'quote' | 'amount'> {
  readonly betId: string;
}

/** Sells open bets, each by its id. */
export interface CashOutDesk {
  readonly sales: ReadableStore<ReadonlyMap<string, Sale>>;
  /** Sells at the price shown or a better one; one act a bet at a time. */
  readonly sell: (betId: string, requested: CashOut) => Promise<void>;
  /** Sends the unanswered sale once more, word for word: the server answers it, once. */
  readonly retry: (betId: string) => Promise<void>;
  /** The bets that were sold together last, until their results were read. */
  readonly together: ReadableStore<readonly string[]>;
  /** Sells several whole bets by one request, each at the price shown or a better one. */
  readonly sellMany: (offers: readonly ManyOffer[]) => Promise<void>;
  /** The results of those that were sold together were read. */
  readonly dismissMany: () => void;
  /** The answer was read. */
  readonly dismiss: (betId: string) => void;
  /** Sets the value at which a bet is cashed out automatically, or removes it. @throws as `Http.request` */
  readonly setAutomatic: (betId: string, amount: number | undefined) => Promise<void>;
}

/** A bet with a live leg waits on the server before it is sold. */
const TIMEOUT = 30_000;

/** Makes the desk at which a player sells open bets. */
export function createCashOutDesk(context: PluginContext): CashOutDesk {
  const { http, bus, clock, log, resources } = context;
  const attempts = createActAttempts(context, { name: 'sales', requested: CashOut });
  // A sale of an earlier page that was never answered is still waiting for its answer.
  const sales = createStore<ReadonlyMap<string, Sale>>(
    new Map([...attempts.open().keys()].map((betId) => [betId, { state: 'unanswered' } as const])),
  );
  const setSale = (betId: string, sale: Sale | undefined) => {
    const next = new Map(sales.get());
    if (sale === undefined) next.delete(betId);
    else next.set(betId, sale);
    sales.set(next);
  };
  const refresh = () => {
    resources.invalidate(openedCosts.name);
    resources.invalidate(openedBets.name);
  };

  async function succeed(betId: string, { bet, balance }: BetAnswer): Promise<void> {
    const { currency, accountId } = bet;
    const amount = bet.cashOuts?.at(-1)?.amount ?? bet.payout ?? 0;
    setSale(betId, { state: 'sold', amount, currency, isWhole: bet.status !== 'open', bet });
    refresh();
    await bus.emit('balance.changed', { accountId, currency, balance });
  }

  async function send(
    betId: string,
    attempt: ActAttempt<CashOut>,
    isSecond = false,
  ): Promise<void> {
    const { key, requested } = attempt;
    try {
      const answer = await http.request({
        method: 'POST',
        path: `/betting-api/v1/bets/${encodeURIComponent(betId)}/cash-out`,
        body: requested,
        schema: BetAnswer,
        idempotencyKey: key,
        authentication: 'required',
        timeout: TIMEOUT,
      });
      attempts.end(betId);
      await succeed(betId, answer);
    } catch (error) {
      if (sales.get().get(betId)?.state === 'sold') {
        log.error('a sold bet could not be announced', error);
        return;
      }
      await fail(betId, { attempt, isSecond, failure: saleFailure(error) });
    }
  }

  async function fail(
    betId: string,
    act: {
      readonly attempt: ActAttempt<CashOut>;
      readonly isSecond: boolean;
      readonly failure: SaleFailure;
    },
  ): Promise<void> {
    const { attempt, isSecond, failure } = act;
    if (failure.state === 'unanswered') {
      setSale(betId, failure);
      return;
    }
    attempts.end(betId);
    const { amount, quote } = failure.state === 'changed' ? failure.cost : {};
    if (!isSecond && quote !== undefined && (amount ?? 0) >= attempt.requested.amount) {
      // Only the time of the quote was over: at least what the player agreed to is there still.
      const requested = { ...attempt.requested, quote };
      await send(betId, attempts.begin(betId, requested, attempt.key), true);
      return;
    }
    setSale(betId, failure);
    refresh();
  }

  const together = createStore<readonly string[]>([]);
  async function sellTogether(offers: readonly ManyOffer[]): Promise<void> {
    const begun = offers.flatMap(({ betId, quote, amount }) =>
      isSelling(betId) || attempts.open().has(betId)
        ? []
        : [{ betId, attempt: attempts.begin(betId, { quote, amount }) }],
    );
    together.set(begun.map(({ betId }) => betId));
    for (const { betId } of begun) {
      setSale(betId, { state: 'selling', since: clock.now() });
    }
    const repeated: Promise<void>[] = [];
    for await (const result of sendMany(http, { sales: begun, timeout: TIMEOUT })) {
      const { betId, attempt } = result;
      if ('answer' in result) {
        attempts.end(betId);
        await succeed(betId, result.answer);
      } else {
        repeated.push(fail(betId, { attempt, isSecond: false, failure: result.failure }));
      }
    }
    await Promise.all(repeated);
  }

  const isSelling = (betId: string) => sales.get().get(betId)?.state === 'selling';
  async function begin(betId: string, attempt: ActAttempt<CashOut>): Promise<void> {
    setSale(betId, { state: 'selling', since: clock.now() });
    await send(betId, attempt);
  }
  return {
    sales,
    sell: async (betId, requested) => {
      if (!isSelling(betId) && !attempts.open().has(betId)) {
        await begin(betId, attempts.begin(betId, requested));
      }
    },
    retry: async (betId) => {
      const open = attempts.open().get(betId);
      if (open !== undefined && !isSelling(betId)) {
        await begin(betId, open);
      }
    },
    together,
    sellMany: sellTogether,
    dismissMany: () => {
      for (const betId of together.get()) {
        const state = sales.get().get(betId)?.state;
        if (state !== 'selling' && state !== 'unanswered') {
          setSale(betId, undefined);
        }
      }
      together.set([]);
    },
    dismiss: (betId) => setSale(betId, undefined),
    setAutomatic: async (betId, amount) => {
      await http.request({
        method: 'PUT',
        path: `/betting-api/v1/bets/${encodeURIComponent(betId)}/automatic-cash-out`,
        body: amount === undefined ? {} : { amount },
        schema: OpenBetCostsAnswer,
        authentication: 'required',
      });
      refresh();
    },
  };
}

export const cashOutDeskOf = perPlugin(createCashOutDesk);
