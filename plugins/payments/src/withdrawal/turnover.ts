import type { WithdrawalMethodsAnswer } from '@touchline/contracts/money';

/** Minor units that must still be staked before money may be withdrawn. */
export function turnoverLeft(turnover: WithdrawalMethodsAnswer['turnover']): number {
  return turnover === undefined ? 0 : Math.max(0, turnover.required - turnover.done);
}
