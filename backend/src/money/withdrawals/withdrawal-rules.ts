import type { ConfigurationValues } from '@touchline/contracts/configuration';
import type { WithdrawalMethod } from '@touchline/contracts/money';
import { ApiError } from '../../platform/http/api-error.ts';
import { minor, within } from '../payments/method-rules.ts';

/** The operator's rules of withdrawals. */
export type WithdrawalRules = ConfigurationValues['payments']['withdrawals'];

/** A method within what the operator allows; undefined where nothing is left of it. */
export function allowedMethod<Method extends Pick<WithdrawalMethod, 'minimum' | 'maximum'>>(
  method: Method,
  rules: WithdrawalRules,
  currency: string,
): Method | undefined {
  const { minimumMajor, maximumMajor } = rules;
  return within(method, { minimumMajor, maximumMajor, currency });
}

/**
 * What still has to be staked before money may leave an account; undefined where nothing has to be. Money
 * that is deposited and withdrawn without a risk is how stolen cards and profits of crime are washed.
 */
export function missingTurnover(
  { deposited, staked }: { readonly deposited: number; readonly staked: number },
  { turnoverTimes }: Pick<WithdrawalRules, 'turnoverTimes'>,
): { readonly required: number; readonly done: number } | undefined {
  const required = Math.ceil(deposited * turnoverTimes);
  return staked >= required ? undefined : { required, done: staked };
}

/** Whether a withdrawal needs no operator, given all of the account's last 24 hours. */
export function isAutomatic(
  { withdrawn, currency }: { readonly withdrawn: number; readonly currency: string },
  { automaticUpToMajor }: Pick<WithdrawalRules, 'automaticUpToMajor'>,
): boolean {
  return withdrawn <= minor(automaticUpToMajor, currency);
}

/** @throws ApiError `payment_amount_below_minimum`, `payment_amount_above_maximum` */
export function checkAmount(
  amount: number,
  { minimum, maximum, currency }: Pick<WithdrawalMethod, 'minimum' | 'maximum' | 'currency'>,
): void {
  const details = { minimum, maximum, currency };
  if (amount < minimum) {
    throw new ApiError('payment_amount_below_minimum', 'the amount is too small', { details });
  }
  if (amount > maximum) {
    throw new ApiError('payment_amount_above_maximum', 'the amount is too large', { details });
  }
}
