import type { Disposer, PluginContext } from '@touchline/plugin-api';
import * as z from 'zod/mini';
import { NOTICE_MODAL } from './notice-modal.ts';

const Reported = z.object({ startAt: z.number() });

/** Opens the dialog about maintenance to come, once for each time that is announced. */
export function start({ config, log, modals, storage }: PluginContext): Disposer {
  const reported = storage.open({
    name: 'maintenance-told',
    version: 1,
    schema: Reported,
    initial: { startAt: 0 },
    isEmpty: ({ startAt }) => startAt === 0,
  });
  let offered = reported.get().startAt;
  const notify = () => {
    const { startAt } = config.maintenance.get();
    if (startAt === undefined || startAt === offered) {
      return;
    }
    offered = startAt;
    modals.offer(NOTICE_MODAL).then(
      () => reported.set({ startAt }),
      (error: unknown) => log.error('failed to announce the coming maintenance', error),
    );
  };
  notify();
  return config.maintenance.subscribe(notify);
}
