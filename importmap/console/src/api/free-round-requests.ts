import {
  FreeRoundGift,
  FreeRoundGiftsAnswer,
  type GrantFreeRounds,
} from '@touchline/contracts/free-rounds';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const FREE_ROUNDS = '/operator-api/v1/free-rounds';

/** The free rounds that operators have granted, the latest first, and what can be granted. */
export function readFreeRounds({ cursor }: { readonly cursor?: string | undefined }) {
  return call({ path: addressOf(FREE_ROUNDS, { cursor }), answer: FreeRoundGiftsAnswer });
}

/** Grants free rounds to players; what is sent again with its key is granted once. */
export function grantFreeRounds({
  key,
  body,
}: {
  readonly key: string;
  readonly body: GrantFreeRounds;
}) {
  return call({
    path: FREE_ROUNDS,
    method: 'POST',
    body,
    idempotencyKey: key,
    answer: FreeRoundGift,
  });
}

/** Ends what is left of free rounds; those that were begun are played and paid. */
export function withdrawFreeRounds({
  id,
  reason,
}: {
  readonly id: string;
  readonly reason: string;
}) {
  return call({
    path: `${FREE_ROUNDS}/${encodeURIComponent(id)}/withdraw`,
    method: 'POST',
    body: { reason },
    answer: FreeRoundGift,
  });
}
