import { VoidAnswer, type VoidReason } from '@touchline/contracts/betting';
import { OperatorTask, OperatorTasksAnswer } from '@touchline/contracts/operator';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const TASKS = '/operator-api/v1/tasks';

/** Tasks of operators in one state, newest first, a page at a time. */
export function readTasks({
  state,
  kind,
  cursor,
  isPolling,
}: {
  readonly state: OperatorTask['state'];
  readonly kind?: OperatorTask['kind'] | undefined;
  readonly cursor?: string | undefined;
  readonly isPolling?: boolean | undefined;
}) {
  return call({
    path: addressOf(TASKS, { state, kind, cursor }),
    answer: OperatorTasksAnswer,
    isPolling,
  });
}

/** Reports what was done about a task. @throws CallError `not_found` */
export function closeTask({ id, note }: { readonly id: string; readonly note: string }) {
  return call({
    path: `${TASKS}/${id}/close`,
    method: 'POST',
    body: { note },
    answer: OperatorTask,
  });
}

/** What is voided of an event, and why; `idempotencyKey` makes it happen once. */
export interface VoidCommand {
  readonly eventId: string;
  readonly marketKeys?: readonly string[] | undefined;
  readonly reason: VoidReason;
  readonly note: string;
  readonly dryRun: boolean;
  readonly idempotencyKey: string;
}

/** Voids legs of an event, or tries it. @throws CallError `validation_failed`, `idempotency_key_reused` */
export function voidEvent({ eventId, idempotencyKey, ...body }: VoidCommand) {
  return call({
    path: `/betting-api/v1/operator/events/${encodeURIComponent(eventId)}/voids`,
    method: 'POST',
    body,
    idempotencyKey,
    answer: VoidAnswer,
  });
}
