import { CashOutRefusedDetails, OpenBetCost } from '@touchline/contracts/betting';
import { errorCode } from '@touchline/plugin-api';
import { isUnanswered } from '../unanswered.ts';

/** What a sale that failed means to the player. */
export type SaleFailure =
  /** No answer came: it may or may not be sold; asking again cannot sell it twice. */
  | { readonly state: 'unanswered' }
  /** The price has moved: this is the bet's cost now. */
  | { readonly state: 'changed'; readonly cost: OpenBetCost }
  /** The server said no; nothing was sold. */
  | {
      readonly state: 'refused';
      readonly error: unknown;
      readonly refusal: OpenBetCost['refusal'];
    };

/** Reads why a sale failed. */
export function saleFailure(error: unknown): SaleFailure {
  const code = errorCode(error);
  if (isUnanswered(code)) {
    return { state: 'unanswered' };
  }
  const { details } = error as { readonly details?: unknown };
  if (code === 'cash_out_changed') {
    const cost = OpenBetCost.safeParse(details);
    if (cost.success) return { state: 'changed', cost: cost.data };
  }
  const refused = CashOutRefusedDetails.safeParse(details);
  return { state: 'refused', error, refusal: refused.success ? refused.data.refusal : undefined };
}
