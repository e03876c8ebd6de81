import { createContext, useContext } from 'react';

const SlipCurrency = createContext('EUR');

/** Tells the legs in which currency the slip is staked, without making them follow the accounts. */
export const SlipCurrencyProvider = SlipCurrency.Provider;

/** The currency of the account that pays. */
export function useSlipCurrency(): string {
  return useContext(SlipCurrency);
}
