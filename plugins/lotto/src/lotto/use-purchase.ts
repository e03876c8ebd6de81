import type { BoughtTicket } from '@touchline/contracts/lottery';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { useRef, useState } from 'react';
import { buyTicket } from './lotto.resource.ts';

interface Purchase {
  readonly isBusy: boolean;
  readonly bought: BoughtTicket | undefined;
  readonly error: unknown;
  readonly buy: (drawId: string, marks: readonly (readonly number[])[]) => void;
  /** What is chosen has changed: the next purchase is another one. */
  readonly forget: () => void;
}

/** Buys a ticket. A lost answer keeps the key, so that pressing again buys the same ticket and no second one. */
export function usePurchase(): Purchase {
  const { http } = usePlugin();
  const key = useRef<string | undefined>(undefined);
  const [state, setState] = useState<Pick<Purchase, 'isBusy' | 'bought' | 'error'>>({
    isBusy: false,
    bought: undefined,
    error: undefined,
  });
  const settle = (bought: BoughtTicket | undefined, error: unknown) =>
    setState({ isBusy: false, bought, error });
  return {
    ...state,
    buy: (drawId, marks) => {
      key.current ??= globalThis.crypto.randomUUID();
      setState({ isBusy: true, bought: undefined, error: undefined });
      buyTicket(http, { drawId, marks: marks.map((field) => [...field]) }, key.current).then(
        (bought) => {
          key.current = undefined;
          settle(bought, undefined);
        },
        (error: unknown) => {
          if (errorCode(error) === 'draw_closed') {
            key.current = undefined;
          }
          settle(undefined, error);
        },
      );
    },
    forget: () => {
      key.current = undefined;
      settle(undefined, undefined);
    },
  };
}
