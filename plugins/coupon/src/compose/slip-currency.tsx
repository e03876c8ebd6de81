import { createContext, useContext } from 'react';

const SlipCurrency = createContext('EUR');

/** Gives the legs the currency of the slip, without making them follow the accounts. */
export const SlipCurrencyProvider = SlipCurrency.Provider;

/** The currency of the account that pays. */
export function useSlipCurrency(): string {
  return useContext(SlipCurrency);
}
