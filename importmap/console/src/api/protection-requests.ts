import {
  type DecideReturn,
  type ExcludePlayer,
  OperatorExclusionsAnswer,
  OperatorFlagsAnswer,
  OperatorProtection,
  OperatorReturnsAnswer,
} from '@touchline/contracts/operator';
import {
  CheckedSecurityAnswer,
  type CheckSecurityAnswer,
  type RemovePlayerQuestion,
  type ResetTwoFactor,
  SecurityQuestionAnswer,
  TwoFactorStateAnswer,
} from '@touchline/contracts/identity';
import { call } from './call.ts';

const BASE = '/operator-api/v1/protection';

interface Polled {
  readonly isPolling?: boolean | undefined;
}

/** Requests to play again that are under way. */
export function readReturns({ isPolling }: Polled) {
  return call({ path: `${BASE}/returns`, answer: OperatorReturnsAnswer, isPolling });
}

/** What keeps players out now. */
export function readExclusions({ isPolling }: Polled) {
  return call({ path: `${BASE}/exclusions`, answer: OperatorExclusionsAnswer, isPolling });
}

/** The signs of harm that hold. */
export function readFlags({ isPolling }: Polled) {
  return call({ path: `${BASE}/flags`, answer: OperatorFlagsAnswer, isPolling });
}

function playerPath(playerId: string): string {
  return `${BASE}/players/${encodeURIComponent(playerId)}`;
}

/** Everything that protects one player. @throws CallError `not_found` */
export function readProtection(playerId: string, { isPolling }: Polled) {
  return call({ path: playerPath(playerId), answer: OperatorProtection, isPolling });
}

/** Decides about a return. @throws CallError `not_found` where it has been decided already */
export function decideReturn({ id, ...body }: DecideReturn & { readonly id: string }) {
  return call({
    path: `${BASE}/returns/${encodeURIComponent(id)}/decision`,
    method: 'POST',
    body,
    answer: OperatorReturnsAnswer,
  });
}

/** Ends a player's two-factor authentication. @throws CallError `not_found` where it is off */
export function resetTwoFactor({
  playerId,
  ...body
}: ResetTwoFactor & { readonly playerId: string }) {
  return call({
    path: `/web-api/operator/players/${encodeURIComponent(playerId)}/two-factor/reset`,
    method: 'POST',
    body,
    answer: TwoFactorStateAnswer,
  });
}

function questionPath(playerId: string): string {
  return `/web-api/operator/players/${encodeURIComponent(playerId)}/security-question`;
}

/** The question that a player has set for those who recover the password. */
export function readSecurityQuestion(playerId: string) {
  return call({ path: questionPath(playerId), answer: SecurityQuestionAnswer });
}

/** Compares what a caller has answered. @throws CallError `rate_limited` after five wrong ones */
export function checkSecurityAnswer({
  playerId,
  ...body
}: CheckSecurityAnswer & { readonly playerId: string }) {
  return call({
    path: `${questionPath(playerId)}/check`,
    method: 'POST',
    body,
    answer: CheckedSecurityAnswer,
  });
}

/** Removes the question of a player who has forgotten the answer. @throws CallError `not_found` without one */
export function removeSecurityQuestion({
  playerId,
  ...body
}: RemovePlayerQuestion & { readonly playerId: string }) {
  return call({
    path: `${questionPath(playerId)}/remove`,
    method: 'POST',
    body,
    answer: SecurityQuestionAnswer,
  });
}

/** Excludes a player. @throws CallError `validation_failed` for a term shorter than theirs */
export function excludePlayer({
  playerId,
  ...body
}: ExcludePlayer & { readonly playerId: string }) {
  return call({
    path: `${playerPath(playerId)}/exclusion`,
    method: 'POST',
    body,
    answer: OperatorProtection,
  });
}
