import type { BusEventName, BusPayload } from '@touchline/contracts/plugins';
import type { PluginContext } from './context/plugin-context.ts';

/** Types a handler module's `handle` by the event it is for. */
export function handlerFor<Name extends BusEventName>(
  _name: Name,
  handle: (context: PluginContext, payload: BusPayload<Name>) => void | Promise<void>,
): (context: PluginContext, payload: BusPayload<Name>) => void | Promise<void> {
  return handle;
}
