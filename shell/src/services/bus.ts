import type {
  BUS_EVENTS,
  BusEnvelope,
  BusEventName,
  BusPayload,
} from '@touchline/contracts/plugins';
import type { Bus, Clock, Disposer, Logger } from '@touchline/plugin-api';
import { ApplicationError } from '@touchline/plugin-api/errors';
import type { Subject } from 'rxjs';
import { type Deferred, deferred } from '../deferred.ts';

export type EventCatalogue = typeof BUS_EVENTS;
/** Loads the class of what events pass through. */
export type LoadSubject = () => Promise<typeof Subject>;

export interface BusDependencies {
  /** The catalogue of events with their schemas; loaded with the first event, not with the page. */
  readonly loadCatalogue: () => Promise<EventCatalogue>;
  /** Loaded with the first event as well. */
  readonly loadSubject: LoadSubject;
  readonly clock: Clock;
  readonly log: Logger;
  /** Runs the handlers that plugins declared for the event, activating the plugins first. */
  readonly runHandlers: (envelope: BusEnvelope) => Promise<void>;
  readonly createTraceId: () => string;
}

export interface ShellBus {
  /** The bus as one plugin sees it: what it emits carries its id. */
  readonly forSource: (source: string) => Bus;
  /** Every envelope as it is emitted, for recording. */
  readonly record: (listener: (envelope: BusEnvelope) => void) => () => void;
  /** The shell's listeners are all there: nothing is kept for those to come. */
  readonly endStart: () => void;
}

function parsePayload<Name extends BusEventName>(
  catalogue: EventCatalogue,
  name: Name,
  payload: unknown,
  source: string,
): BusPayload<Name> {
  const definition = catalogue[name];
  if (definition === undefined) {
    throw new ApplicationError({
      code: 'event_unknown',
      message: `"${name}" is not in the event catalogue`,
      plugin: source,
      phase: 'emit',
    });
  }
  const parsed = definition.schema.safeParse(payload);
  if (!parsed.success) {
    throw new ApplicationError({
      code: 'event_invalid',
      message: `the payload of "${name}" does not fit its schema`,
      plugin: source,
      phase: 'emit',
      details: parsed.error.issues,
    });
  }
  return parsed.data as BusPayload<Name>;
}

type Listener = (envelope: BusEnvelope) => void;

/** The subject of all envelopes. Who listens before it is there is connected to it first. */
function createEnvelopes(loadSubject: LoadSubject): {
  readonly envelopes: Deferred<Subject<BusEnvelope>>;
  readonly listen: (listener: Listener) => Disposer;
} {
  const waiting = new Set<(subject: Subject<BusEnvelope>) => void>();
  let subject: Subject<BusEnvelope> | undefined;
  const envelopes = deferred(async () => {
    subject = new (await loadSubject())<BusEnvelope>();
    for (const connect of waiting) {
      connect(subject);
    }
    waiting.clear();
    return subject;
  });
  const listen = (listener: Listener) => {
    let stop: Disposer = () => waiting.delete(connect);
    const connect = (loaded: Subject<BusEnvelope>) => {
      const subscription = loaded.subscribe(listener);
      stop = () => subscription.unsubscribe();
    };
    if (subject === undefined) {
      waiting.add(connect);
    } else {
      connect(subject);
    }
    return () => stop();
  };
  return { envelopes, listen };
}

/** The source of the shell itself, whose listeners come in part behind the first screen. */
const SHELL = 'shell';

/**
 * The page's event bus: one subject, the last value kept for events the catalogue says are
 * replayed, and during the start all of them for the shell. A listener that throws is reported and
 * does not affect the others.
 */
export function createBus(dependencies: BusDependencies): ShellBus {
  const { clock, log, runHandlers, createTraceId } = dependencies;
  const { envelopes, listen } = createEnvelopes(dependencies.loadSubject);
  const last = new Map<BusEventName, BusEnvelope>();
  /** What was emitted while the listeners behind the first screen were still to come. */
  let early: BusEnvelope[] | undefined = [];
  const catalogue = deferred(dependencies.loadCatalogue);
  const deliver = (listener: (envelope: BusEnvelope) => void, envelope: BusEnvelope) => {
    try {
      listener(envelope);
    } catch (error) {
      log.error(`a listener of "${envelope.name}" failed`, error);
    }
  };
  return {
    record: listen,
    endStart: () => {
      early = undefined;
    },
    forSource: (source) => ({
      emit: async (name, payload) => {
        const [events, subject] = await Promise.all([catalogue.load(), envelopes.load()]);
        const envelope: BusEnvelope = {
          name,
          version: events[name]?.version ?? 0,
          payload: parsePayload(events, name, payload, source),
          source,
          time: clock.now(),
          traceId: createTraceId(),
        };
        if (events[name].replay) {
          last.set(name, envelope);
        }
        early?.push(envelope);
        subject.next(envelope);
        await runHandlers(envelope);
      },
      on: (name, listener) => {
        const handle = (envelope: BusEnvelope) =>
          listener(envelope.payload as never, envelope as never);
        const stop = listen((envelope) => {
          if (envelope.name === name) {
            deliver(handle, envelope);
          }
        });
        const replayed = last.get(name);
        if (replayed !== undefined) {
          deliver(handle, replayed);
        } else if (source === SHELL) {
          for (const envelope of early ?? []) {
            if (envelope.name === name) {
              deliver(handle, envelope);
            }
          }
        }
        return stop;
      },
    }),
  };
}
