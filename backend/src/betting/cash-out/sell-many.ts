import type { CashOutMany, CashOutManyAnswer } from '@touchline/contracts/betting';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import { ApiError, isCodedError } from '../../platform/http/api-error.ts';
import type { CashOuts } from './cash-out.ts';

type Result = CashOutManyAnswer['results'][number];

/**
 * Sells several whole bets of a player, each as `CashOuts.sell` does: one that is refused changes nothing about the
 * others, and live delays are waited out together. The result of each is in the answer, in the order of the request.
 */
export function sellMany(
  { cashOuts, log }: { readonly cashOuts: Pick<CashOuts, 'sell'>; readonly log: DatabaseLog },
  { playerId, sales }: CashOutMany & { readonly playerId: string },
): Promise<Result[]> {
  return Promise.all(
    sales.map(async ({ betId, key, quote, amount }): Promise<Result> => {
      try {
        const requested = { quote, amount };
        return { betId, sold: await cashOuts.sell({ playerId, betId, key, requested }) };
      } catch (error) {
        if (isCodedError(error)) {
          const { code, message, details } = error;
          return { betId, refused: { code, message, ...(details !== undefined && { details }) } };
        }
        // The others have their results; what became of this one its key says when it is sent again.
        log.error({ err: error, betId }, 'a bet could not be cashed out; its page may retry');
        const { code, message } = new ApiError('internal', 'the cash-out failed');
        return { betId, refused: { code, message } };
      }
    }),
  );
}
