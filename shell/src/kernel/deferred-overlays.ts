import type { Logger, Modals, Notify } from '@touchline/plugin-api';
import type { Deferred } from '../deferred.ts';
import { createNotify } from '../overlays/notify.ts';
import type { DeferredKernel } from './deferred-kernel.ts';

/** What plugins open over a page. */
export interface DeferredOverlays {
  readonly modals: Modals;
  readonly notify: Notify;
}

/** Modals and notifications, whose code arrives with the first of them. */
export function createDeferredOverlays(
  { load }: Pick<Deferred<Pick<DeferredKernel, 'modals' | 'notify' | 'describe'>>, 'load'>,
  log: Logger,
): DeferredOverlays {
  return {
    modals: {
      open: async (name, query) => (await load()).modals.open(name, query),
      offer: async (name, query) => (await load()).modals.offer(name, query),
      close: async () => (await load()).modals.close(),
    },
    notify: createNotify({
      show: async (notification) => (await load()).notify(notification),
      describe: async (requests) => (await load()).describe(requests),
      log,
    }),
  };
}
