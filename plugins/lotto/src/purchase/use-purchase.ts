import type { BoughtTicket } from '@touchline/contracts/lottery';
import { errorCode, type Http, type PersistentStore, usePlugin } from '@touchline/plugin-api';
import { useState } from 'react';
import type { Unanswered } from './unanswered.ts';

/** Answers after which nothing of the purchase is left to be sent again. */
const FINAL = new Set(['draw_closed', 'idempotency_key_reused', 'price_changed']);

export interface Purchase<Request> {
  readonly isBusy: boolean;
  readonly bought: BoughtTicket | undefined;
  readonly error: unknown;
  readonly buy: (request: Request) => void;
  /** What is chosen has changed: what was bought or refused is not shown any more. */
  readonly forget: () => void;
}

/**
 * Buys a ticket. A lost answer keeps the key in the tab, so that buying the same again, even after a reload, buys
 * the same ticket and no second one.
 */
export function usePurchase<Request>({
  unanswered,
  send,
}: {
  readonly unanswered: PersistentStore<Unanswered<Request>>;
  readonly send: (http: Http, request: Request, key: string) => Promise<BoughtTicket>;
}): Purchase<Request> {
  const { http } = usePlugin();
  const [state, setState] = useState<Pick<Purchase<Request>, 'isBusy' | 'bought' | 'error'>>({
    isBusy: false,
    bought: undefined,
    error: undefined,
  });
  const settle = (bought: BoughtTicket | undefined, error: unknown) =>
    setState({ isBusy: false, bought, error });
  return {
    ...state,
    buy: (request) => {
      const { sent } = unanswered.get();
      const isSame = JSON.stringify(sent?.request) === JSON.stringify(request);
      const key = sent !== undefined && isSame ? sent.key : globalThis.crypto.randomUUID();
      unanswered.set({ sent: { key, request } });
      setState({ isBusy: true, bought: undefined, error: undefined });
      send(http, request, key).then(
        (bought) => {
          unanswered.clear();
          settle(bought, undefined);
        },
        (error: unknown) => {
          if (FINAL.has(errorCode(error) ?? '')) {
            unanswered.clear();
          }
          settle(undefined, error);
        },
      );
    },
    forget: () => settle(undefined, undefined),
  };
}
