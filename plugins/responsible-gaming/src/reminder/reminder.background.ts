import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { reminderResource } from './reminder.resource.ts';

/** Offers the reminder that is due, once a visit. The server knows when that is. */
export function start({ log, modals, resources }: PluginContext): Disposer {
  let isOffered = false;
  return resources.watch(reminderResource, {}).subscribe(({ data }) => {
    if (!isOffered && data !== undefined && data.kind !== null) {
      isOffered = true;
      modals
        .offer('protection-reminder')
        .catch((error: unknown) => log.error('failed to show a reminder', error));
    }
  });
}
