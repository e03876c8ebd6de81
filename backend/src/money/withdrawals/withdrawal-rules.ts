import type { ConfigurationValues } from '@touchline/contracts/configuration';
import type { WithdrawalMethod } from '@touchline/contracts/money';
import { currencyExponent } from '@touchline/domain/money';
import { ApiError } from '../../platform/http/api-error.ts';

/** The operator's rules of withdrawals. */
export type WithdrawalRules = ConfigurationValues['payments']['withdrawals'];

/** Major units of a currency in its minor units. */
function minor(major: number, currency: string): number {
  return Math.round(major * 10 ** currencyExponent(currency));
}

/** A method within what the operator allows; undefined where nothing is left of it. */
export function allowedMethod<Method extends Pick<WithdrawalMethod, 'minimum' | 'maximum'>>(
  method: Method,
  rules: WithdrawalRules,
  currency: string,
): Method | undefined {
  const minimum = Math.max(method.minimum, minor(rules.minimumMajor, currency));
  const maximum = Math.min(method.maximum, minor(rules.maximumMajor, currency));
  return minimum > maximum ? undefined : { ...method, minimum, maximum };
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
