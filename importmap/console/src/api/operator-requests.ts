import {
  type ActOnOperator,
  type AddOperator,
  type ChangeOperatorRoles,
  OperatorAccount,
  OperatorAccountsAnswer,
  OperatorInvitation,
} from '@touchline/contracts/operator';
import { call } from './call.ts';

const OPERATORS = '/operator-api/v1/operators';

/** Whom an act is about, as the admin saw them. */
type On<Body> = Body & { readonly name: string };

/** Everybody who signs in by name. */
export function readOperators({ isPolling }: { readonly isPolling?: boolean | undefined }) {
  return call({ path: OPERATORS, answer: OperatorAccountsAnswer, isPolling });
}

/** Adds an operator; the answer has the link, once. @throws CallError `operator_name_taken` */
export function addOperator(body: AddOperator) {
  return call({ path: OPERATORS, method: 'POST', body, answer: OperatorInvitation });
}

function pathOf(name: string, act: string): string {
  return `${OPERATORS}/${encodeURIComponent(name)}/${act}`;
}

/** @throws CallError `revision_stale`, `operator_last_admin` */
export function changeRoles({ name, ...body }: On<ChangeOperatorRoles>) {
  return call({ path: pathOf(name, 'roles'), method: 'PUT', body, answer: OperatorAccount });
}

/** Takes the password away; the answer has the link that sets another. @throws CallError `revision_stale` */
export function resetPassword({ name, ...body }: On<ActOnOperator>) {
  return call({
    path: pathOf(name, 'password-reset'),
    method: 'POST',
    body,
    answer: OperatorInvitation,
  });
}

/** @throws CallError `revision_stale`, `operator_last_admin` */
export function switchOperatorOff({ name, ...body }: On<ActOnOperator>) {
  return call({ path: pathOf(name, 'switch-off'), method: 'POST', body, answer: OperatorAccount });
}

/** @throws CallError `revision_stale` */
export function switchOperatorOn({ name, ...body }: On<ActOnOperator>) {
  return call({ path: pathOf(name, 'switch-on'), method: 'POST', body, answer: OperatorAccount });
}
