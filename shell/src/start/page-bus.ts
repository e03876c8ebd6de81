import type { Clock, Logger } from '@touchline/plugin-api';
import type { ServiceHooks } from '../kernel/kernel.ts';
import { createBus, type LoadSubject } from '../services/bus.ts';

/** The bus of the page; its catalogue of events arrives with the first event. */
export function createPageBus({
  clock,
  log,
  runHandlers,
  loadSubject,
}: Pick<ServiceHooks, 'runHandlers'> & {
  readonly clock: Clock;
  readonly log: Logger;
  readonly loadSubject: LoadSubject;
}): ReturnType<typeof createBus> {
  return createBus({
    clock,
    log,
    runHandlers,
    loadSubject,
    createTraceId: () => crypto.randomUUID(),
    loadCatalogue: async () => {
      const { BUS_EVENTS } = await import('./event-catalogue.ts');
      return BUS_EVENTS;
    },
  });
}
