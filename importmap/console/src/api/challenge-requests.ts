import {
  OperatorChallenge,
  OperatorChallengesAnswer,
  type WriteChallenge,
} from '@touchline/contracts/challenges';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const CHALLENGES = '/operator-api/v1/challenges';

/** The challenges that operators have made, the latest first. */
export function readChallenges({
  cursor,
  isPolling,
}: {
  readonly cursor: string | undefined;
  readonly isPolling?: boolean | undefined;
}) {
  return call({
    path: addressOf(CHALLENGES, { cursor }),
    answer: OperatorChallengesAnswer,
    isPolling,
  });
}

/** Makes a draft; what is sent again with its key is made once. */
export function writeChallenge({
  key,
  body,
}: {
  readonly key: string;
  readonly body: WriteChallenge;
}) {
  return call({
    path: CHALLENGES,
    method: 'POST',
    body,
    idempotencyKey: key,
    answer: OperatorChallenge,
  });
}

/** What an operator does with a challenge that was made; a repetition finds it done. */
export type ChallengeAct = 'start' | 'stop';

/** Starts a draft, whose days begin from now on, or stops a challenge for the days to come. */
export function moveChallenge({ id, act }: { readonly id: string; readonly act: ChallengeAct }) {
  return call({
    path: `${CHALLENGES}/${encodeURIComponent(id)}/${act}`,
    method: 'POST',
    body: {},
    answer: OperatorChallenge,
  });
}
