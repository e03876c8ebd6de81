import { DepositBonusAnswer } from '@touchline/contracts/money';
import { defineResource, type Http } from '@touchline/plugin-api';

const PATH = '/wallet-api/v1/deposit-bonus';

/** The player's status for the bonus of the first deposit. */
export const depositBonusResource = defineResource({
  name: 'office.deposit-bonus',
  path: (_parameters: Record<string, never>) => PATH,
  schema: DepositBonusAnswer,
  authentication: 'required',
  interval: 30_000,
});

/** Says whether the player wants it. */
export function chooseDepositBonus(http: Http, accepted: boolean): Promise<DepositBonusAnswer> {
  return http.request({
    method: 'PUT',
    path: PATH,
    body: { accepted },
    schema: DepositBonusAnswer,
    authentication: 'required',
  });
}
