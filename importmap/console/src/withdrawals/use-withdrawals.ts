import type { WithdrawalState } from '@touchline/contracts/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isPolled } from '../api/query-client.ts';
import { readWithdrawals } from '../api/withdrawal-requests.ts';

const EVERY_MS = 15_000;
const KEY = 'withdrawals';

/** Withdrawals in one state, a page at a time; at first those that an operator decides about. */
export function useWithdrawals() {
  const client = useQueryClient();
  const [state, setState] = useState<WithdrawalState>('review');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
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
      setCursors([]);
    },
    showPrevious: cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1)),
    showNext: nextCursor === undefined ? undefined : () => setCursors([...cursors, nextCursor]),
    reload: () => void client.invalidateQueries({ queryKey: [KEY] }),
  };
}
