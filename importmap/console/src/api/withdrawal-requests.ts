import {
  OperatorWithdrawalsAnswer,
  WithdrawalAnswer,
  type WithdrawalReason,
  type WithdrawalState,
} from '@touchline/contracts/money';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const OPERATOR = '/payments-api/v1/operator';

/** Withdrawals of all players in one state, a page at a time. */
export function readWithdrawals({
  state,
  cursor,
  isPolling,
}: {
  readonly state: WithdrawalState;
  readonly cursor?: string | undefined;
  readonly isPolling?: boolean | undefined;
}) {
  return call({
    path: addressOf(`${OPERATOR}/withdrawals`, { state, cursor }),
    answer: OperatorWithdrawalsAnswer,
    isPolling,
  });
}

function decide(id: string, decision: 'approve' | 'reject', body: object) {
  return call({
    path: `${OPERATOR}/withdrawals/${encodeURIComponent(id)}/${decision}`,
    method: 'POST',
    body,
    answer: WithdrawalAnswer,
  });
}

/** Lets a withdrawal go to the provider; `reason` is for the audit log. @throws CallError `payment_state_invalid` */
export function approveWithdrawal({
  id,
  ...body
}: {
  readonly id: string;
  readonly reason: string;
}) {
  return decide(id, 'approve', body);
}

/** Declines a withdrawal and returns the money. @throws CallError `payment_state_invalid` */
export function rejectWithdrawal({
  id,
  ...body
}: {
  readonly id: string;
  /** For the audit log. */
  readonly reason: string;
  /** Shown to the player. */
  readonly code: WithdrawalReason;
}) {
  return decide(id, 'reject', body);
}
