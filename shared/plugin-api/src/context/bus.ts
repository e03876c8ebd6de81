import type { BusEnvelope, BusEventName, BusPayload } from '@touchline/contracts/plugins';
import type { Disposer } from '../store.ts';

export interface Bus {
  /**
   * Validates and sends an event. Resolves when the declared handlers have run: emitting activates
   * their plugins, and the event waits for them.
   * @throws ApplicationError `event_unknown`, `event_invalid`
   */
  readonly emit: <Name extends BusEventName>(
    name: Name,
    payload: BusPayload<Name>,
  ) => Promise<void>;
  /** Subscribes to an event (and gets its last value immediately, where the catalogue says it is replayed). */
  readonly on: <Name extends BusEventName>(
    name: Name,
    listener: (payload: BusPayload<Name>, envelope: BusEnvelope<Name>) => void,
  ) => Disposer;
}
