import { CancelledDraw } from '@touchline/contracts/lottery';
import { OperatorPoolsAnswer } from '@touchline/contracts/pools';
import { call } from './call.ts';
import { addressOf } from './query.ts';

/** Draws of lotteries and rounds of totos, the latest first; of one game where it is named. */
export function readPools({
  game,
  cursor,
  isPolling,
}: {
  readonly game: string | undefined;
  readonly cursor: string | undefined;
  readonly isPolling?: boolean | undefined;
}) {
  return call({
    path: addressOf('/operator-api/v1/pools', { game, cursor }),
    answer: OperatorPoolsAnswer,
    isPolling,
  });
}

/** Cancels a draw or a round and returns its stakes. @throws CallError `draw_closed` where it has ended */
export function cancelDraw({ id, reason }: { readonly id: string; readonly reason: string }) {
  return call({
    path: `/operator-api/v1/lottery/draws/${encodeURIComponent(id)}/cancel`,
    method: 'POST',
    body: { reason },
    answer: CancelledDraw,
  });
}
