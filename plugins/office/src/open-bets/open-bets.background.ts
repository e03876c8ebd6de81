import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { openBetsResource } from './open-bets.resource.ts';

/** Counts the player's open bets for the bars of the page, and again whenever one comes or goes. */
export function start({ bus, log, resources }: PluginContext): Disposer {
  const report = (count: number, hasMore: boolean) =>
    bus
      .emit('open-bets.changed', { count, hasMore })
      .catch((error: unknown) => log.error('the open bets could not be reported', error));
  const countAgain = () => resources.invalidate(openBetsResource.name);
  const stops = [
    resources.watch(openBetsResource, {}).subscribe(({ data }) => {
      if (data !== undefined) {
        void report(data.bets.length, data.nextCursor !== undefined);
      }
    }),
    bus.on('bet.placed', countAgain),
    bus.on('bet.settled', countAgain),
  ];
  return () => {
    for (const stop of stops) {
      stop();
    }
    void report(0, false);
  };
}
