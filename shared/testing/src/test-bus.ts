import { BUS_EVENTS, type BusEnvelope, type BusEventName } from '@touchline/contracts/plugins';
import { ApplicationError, type Bus, type Clock } from '@touchline/plugin-api';

/** A bus that remembers what was emitted on it. Payloads are checked by the catalogue's schemas. */
export interface TestBus extends Bus {
  readonly emitted: readonly BusEnvelope[];
  /** Names of events that were refused because the catalogue does not have them so. */
  readonly refused: readonly string[];
  /** Listeners that are still subscribed. */
  readonly listeners: () => number;
}

type Listener = (payload: never, envelope: never) => void;

/** Makes an empty bus; `source` is the plugin that its envelopes name. */
export function createTestBus({
  clock,
  source,
}: {
  readonly clock: Clock;
  readonly source: string;
}): TestBus {
  const emitted: BusEnvelope[] = [];
  const refused: string[] = [];
  const listeners = new Set<{ readonly name: BusEventName; readonly listener: Listener }>();
  const deliver = (listener: Listener, envelope: BusEnvelope) =>
    listener(envelope.payload as never, envelope as never);
  return {
    emitted,
    refused,
    listeners: () => listeners.size,
    emit: async (name, payload) => {
      const definition = BUS_EVENTS[name];
      const parsed = definition?.schema.safeParse(payload);
      if (parsed?.success !== true) {
        refused.push(name);
        throw new ApplicationError({
          code: definition === undefined ? 'event_unknown' : 'event_invalid',
          message: `"${name}" with this payload is not in the event catalogue`,
          plugin: source,
          phase: 'emit',
        });
      }
      const envelope: BusEnvelope = {
        name,
        version: definition.version,
        payload: parsed.data,
        source,
        time: clock.now(),
        traceId: String(emitted.length + 1),
      };
      emitted.push(envelope);
      for (const entry of listeners) {
        if (entry.name === name) {
          deliver(entry.listener, envelope);
        }
      }
    },
    on: (name, listener) => {
      const entry = { name, listener: listener as Listener };
      listeners.add(entry);
      const last = emitted.findLast((envelope) => envelope.name === name);
      if (last !== undefined && BUS_EVENTS[name].replay) {
        deliver(entry.listener, last);
      }
      return () => listeners.delete(entry);
    },
  };
}
