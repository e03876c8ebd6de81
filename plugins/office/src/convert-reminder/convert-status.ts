import type { Account } from '@touchline/contracts/money';
import { isRetired } from '@touchline/domain/money';

/** 0 nothing is to be converted, 1 the main account, 2 an additional one (product.txt §3.8). */
export type ConvertStatus = 0 | 1 | 2;

/** Which account of a player is still in kuna. */
export function convertStatus(accounts: readonly Account[]): ConvertStatus {
  const retired = accounts.filter(({ currency }) => isRetired(currency));
  return retired.some(({ type }) => type === 0) ? 1 : retired.length > 0 ? 2 : 0;
}
