import {
  type BroadcastAudience,
  BroadcastReach,
  BroadcastsAnswer,
  OperatorBroadcast,
  type WriteBroadcast,
} from '@touchline/contracts/broadcasts';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const BROADCASTS = '/operator-api/v1/broadcasts';

/** What operators have written to players, the latest first. */
export function readBroadcasts({
  cursor,
  isPolling,
}: {
  readonly cursor: string | undefined;
  readonly isPolling?: boolean | undefined;
}) {
  return call({ path: addressOf(BROADCASTS, { cursor }), answer: BroadcastsAnswer, isPolling });
}

/** How many players a broadcast would be for, and how many of them may be sent it. */
export function readReach({
  kind,
  audience: { playerId, countries, languages, currencies, standing },
}: {
  readonly kind: WriteBroadcast['kind'];
  readonly audience: BroadcastAudience;
}) {
  return call({
    path: addressOf(`${BROADCASTS}/reach`, {
      kind,
      playerId,
      countries: countries?.join(','),
      languages: languages?.join(','),
      currencies: currencies?.join(','),
      standing,
    }),
    answer: BroadcastReach,
  });
}

/** Writes to players; what is sent again with its key is written once. */
export function writeBroadcast({
  key,
  body,
}: {
  readonly key: string;
  readonly body: WriteBroadcast;
}) {
  return call({
    path: BROADCASTS,
    method: 'POST',
    body,
    idempotencyKey: key,
    answer: OperatorBroadcast,
  });
}

/** Stops a broadcast: who has it keeps it, no one else gets it. */
export function cancelBroadcast(id: string) {
  return call({
    path: `${BROADCASTS}/${encodeURIComponent(id)}/cancel`,
    method: 'POST',
    body: {},
    answer: OperatorBroadcast,
  });
}
