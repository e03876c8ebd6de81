import {
  type CallQueue,
  type EndCall,
  OperatorCall,
  OperatorCallsAnswer,
} from '@touchline/contracts/calls';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const CALLS = '/operator-api/v1/support/calls';

/** Calls that players have requested: those that wait by when they are due, others the latest first. */
export function readCalls({
  queue,
  isPolling,
}: {
  readonly queue: CallQueue;
  readonly isPolling?: boolean | undefined;
}) {
  return call({ path: addressOf(CALLS, { queue }), answer: OperatorCallsAnswer, isPolling });
}

/** Makes a call the operator's own. @throws CallError `call_taken`, `call_over` */
export function takeCall(id: string) {
  return call({
    path: `${CALLS}/${encodeURIComponent(id)}/take`,
    method: 'POST',
    answer: OperatorCall,
  });
}

/** Says how a call ended. @throws CallError `call_not_taken` */
export function endCall({ id, ...body }: EndCall & { readonly id: string }) {
  return call({
    path: `${CALLS}/${encodeURIComponent(id)}/attempts`,
    method: 'POST',
    body,
    answer: OperatorCall,
  });
}
