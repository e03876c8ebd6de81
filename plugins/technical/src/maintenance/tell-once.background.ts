import type { Disposer, PluginContext } from '@touchline/plugin-api';
import * as z from 'zod/mini';
import { NOTICE_MODAL } from './notice-modal.ts';

const Told = z.object({ startAt: z.number() });

/**
 * Opens the dialog about maintenance to come, once for each time that is announced; while another
 * one is open it waits for its end.
 */
export function start({ config, modals, storage, navigation }: PluginContext): Disposer {
  const told = storage.open({
    name: 'maintenance-told',
    version: 1,
    schema: Told,
    initial: { startAt: 0 },
    isEmpty: ({ startAt }) => startAt === 0,
  });
  const tell = () => {
    const { startAt } = config.maintenance.get();
    const isAsking = navigation.current.get().query['modal'] !== undefined;
    if (startAt === undefined || startAt === told.get().startAt || isAsking) {
      return;
    }
    told.set({ startAt });
    void modals.open(NOTICE_MODAL);
  };
  tell();
  const stops = [config.maintenance.subscribe(tell), navigation.current.subscribe(tell)];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}
