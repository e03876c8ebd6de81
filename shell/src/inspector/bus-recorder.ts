import type { BusEnvelope } from '@touchline/contracts/plugins';
import type { Clock, Disposer, ReadableStore } from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';
import type { ShellBus } from '../services/bus.ts';

/** Maximum number of recorded events; the oldest are dropped first. */
const LONGEST = 500;
/** Maximum pause between two replayed events, ms. */
const LONGEST_PAUSE = 1000;

/** Remembers what goes over the bus and can send it again. */
export interface BusRecorder {
  /** Oldest first. */
  readonly timeline: ReadableStore<readonly BusEnvelope[]>;
  readonly clear: () => void;
  /**
   * Sends the events again under their own names of source, with the pauses there were between
   * them, each a second at most. What is sent so is not remembered a second time. Answers when the last is sent.
   */
  readonly replay: (events: readonly BusEnvelope[]) => Promise<void>;
  readonly dispose: Disposer;
}

/** Records from now on. */
export function createBusRecorder({
  bus,
  clock,
}: {
  readonly bus: ShellBus;
  readonly clock: Clock;
}): BusRecorder {
  const timeline = createStore<readonly BusEnvelope[]>([]);
  let replaying = 0;
  const waits = new Set<Disposer>();
  const stop = bus.record((envelope) => {
    if (replaying === 0) {
      timeline.set([...timeline.get(), envelope].slice(-LONGEST));
    }
  });
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(milliseconds, () => {
        waits.delete(cancel);
        resolve();
      });
      waits.add(cancel);
    });
  return {
    timeline,
    clear: () => timeline.set([]),
    replay: async (events) => {
      replaying += 1;
      try {
        let { time } = events[0] ?? { time: 0 };
        for (const { name, payload, source, time: sentAt } of events) {
          if (sentAt > time) {
            await wait(Math.min(sentAt - time, LONGEST_PAUSE));
            time = sentAt;
          }
          await bus.forSource(source).emit(name, payload as never);
        }
      } finally {
        replaying -= 1;
      }
    },
    dispose: () => {
      stop();
      for (const cancel of waits) {
        cancel();
      }
    },
  };
}
