import type { PendingPhoneCode } from '@touchline/contracts/identity';
import { createStore, perPlugin } from '@touchline/plugin-api';

/** The code that a phone was sent and whose it may be; it outlives the form until it is used. */
export const phoneProof = perPlugin(() =>
  createStore<{ readonly country: string; readonly pending: PendingPhoneCode } | undefined>(
    undefined,
  ),
);
