import { OperatorBet, VoidBetAnswer, type VoidReason } from '@touchline/contracts/betting';
import { call } from './call.ts';

const BETS = '/betting-api/v1/operator/bets';

/** Any player's bet by its number. @throws CallError `not_found`, `validation_failed` */
export function readBet(betId: string) {
  return call({ path: `${BETS}/${encodeURIComponent(betId)}`, answer: OperatorBet });
}

/**
 * Voids a bet; repeated, it changes nothing.
 * @throws CallError `not_found`, `bad_request` for a bet that was sold, `balance_insufficient`
 */
export function voidBet(command: {
  readonly betId: string;
  /** Shown to the player. */
  readonly reason: VoidReason;
  /** For the audit log. */
  readonly note: string;
}) {
  const { betId, ...body } = command;
  return call({
    path: `${BETS}/${encodeURIComponent(betId)}/void`,
    method: 'POST',
    body,
    answer: VoidBetAnswer,
  });
}
