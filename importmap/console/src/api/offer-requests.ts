import {
  OperatorOffer,
  OperatorOffersAnswer,
  type WriteOffer,
} from '@touchline/contracts/special-offers';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const OFFERS = '/operator-api/v1/special-offers';

/** The special offers that operators have made, the latest first. */
export function readOffers({
  cursor,
  isPolling,
}: {
  readonly cursor: string | undefined;
  readonly isPolling?: boolean | undefined;
}) {
  return call({ path: addressOf(OFFERS, { cursor }), answer: OperatorOffersAnswer, isPolling });
}

/** Makes an offer; what is sent again with its key is made once. */
export function writeOffer({ key, body }: { readonly key: string; readonly body: WriteOffer }) {
  return call({ path: OFFERS, method: 'POST', body, idempotencyKey: key, answer: OperatorOffer });
}

/** Ends an offer: who takes part keeps what they got, no one else can join. */
export function withdrawOffer(id: string) {
  return call({
    path: `${OFFERS}/${encodeURIComponent(id)}/withdraw`,
    method: 'POST',
    body: {},
    answer: OperatorOffer,
  });
}
