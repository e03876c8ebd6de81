import type { WithdrawalState } from '@touchline/contracts/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isPolled } from '../api/query-client.ts';
import { readWithdrawals } from '../api/withdrawal-requests.ts';
import { usePages } from '../app/use-pages.ts';

const EVERY_MS = 15_000;
const KEY = 'withdrawals';

/** Withdrawals in one state, a page at a time; at first those that an operator decides about. */
export function useWithdrawals() {
  const client = useQueryClient();
  const [state, setState] = useState<WithdrawalState>('review');
  const { cursor, restart, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: [KEY, state, cursor],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readWithdrawals({ state, cursor, isPolling: isPolled(context) }),
  });
  const { withdrawals, nextCursor } = loaded.data ?? {};
  return {
    loaded,
    withdrawals,
    state,
    choose: (next: WithdrawalState) => {
      setState(next);
      restart();
    },
    ...stepsFrom(nextCursor),
    reload: () => void client.invalidateQueries({ queryKey: [KEY] }),
  };
}
