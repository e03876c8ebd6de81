import type { Disposer, PluginContext } from '@touchline/plugin-api';

/**
 * Says on the page what the server decides: a bet or a deposit that goes beyond a limit is refused
 * there; here the limits shown are brought up to date after every movement of money.
 */
export function start({ bus, resources }: PluginContext): Disposer {
  return bus.on('balance.changed', () => resources.invalidate('responsible-gaming.limits'));
}
