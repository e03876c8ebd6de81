import { usePlugin, useStore } from '@touchline/plugin-api';
import { useState } from 'react';
import { likelyCurrency } from './likely-currency.ts';

/** The currency of an account and its setter; until one is chosen it is that of the country. */
export function useCurrency(
  country: string,
  /** Chosen before, elsewhere. */
  given?: string,
): [string, (currency: string) => void] {
  const { config } = usePlugin();
  const { currencies } = useStore(config.core);
  const [chosen, choose] = useState(() => currencies.find((code) => code === given));
  return [chosen ?? likelyCurrency(country, currencies), choose];
}
