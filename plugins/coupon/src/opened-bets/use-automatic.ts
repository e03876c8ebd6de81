import { usePlugin } from '@touchline/plugin-api';
import { useState } from 'react';
import { cashOutDeskOf } from './cash-out.store.ts';

/** Sends the value to the server; answers whether it was taken. */
export function useAutomatic(betId: string) {
  const desk = cashOutDeskOf(usePlugin());
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function change(to: number | undefined): Promise<boolean> {
    setIsBusy(true);
    setError(undefined);
    try {
      await desk.setAutomatic(betId, to);
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, error, change };
}
