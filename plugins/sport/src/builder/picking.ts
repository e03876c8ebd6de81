import type { ReadableStore } from '@touchline/plugin-api';
import { createContext } from 'react';

/** Where outcomes are put that are pressed, if that is not the slip. */
export interface Picking {
  readonly picked: ReadableStore<ReadonlySet<string>>;
  readonly pick: (outcomeId: string) => void;
}

/** Outcome buttons below it pick for something else than the slip. */
export const PickingContext = createContext<Picking | undefined>(undefined);
