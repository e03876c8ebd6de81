import type { BusEnvelope } from '@touchline/contracts/plugins';
import type { Clock, Logger } from '@touchline/plugin-api';
import { withDeadline } from '../host/deadline.ts';
import type { Registry } from '../registry/registry.ts';
import type { PluginLoader } from './plugin-loader.ts';

/**
 * Runs what plugins declared to handle an event, activating them first. The event waits for all of
 * them; one that fails or hangs is logged and spoils nothing for the others.
 */
export function createHandlerRunner({
  registry,
  loader,
  clock,
  log,
}: {
  readonly registry: Registry;
  readonly loader: PluginLoader;
  readonly clock: Clock;
  readonly log: Logger;
}): (envelope: BusEnvelope) => Promise<void> {
  const run = async (plugin: string, { name, payload }: BusEnvelope) => {
    const { module, context } = await loader.part(
      plugin,
      (definition) => definition.handlers?.find((handler) => handler.event === name)?.handle,
    );
    // The catalogue ties the payload's type to the event's name; the manifest names only the event.
    await module.handle(context, payload as never);
  };
  return async (envelope) => {
    const handlers = registry.get().handlers.get(envelope.name) ?? [];
    await Promise.all(
      handlers.map(({ plugin }) =>
        withDeadline({
          promise: run(plugin, envelope),
          phase: 'handler',
          plugin,
          clock,
        }).catch((error: unknown) => {
          log.error(`plugin "${plugin}" failed to handle "${envelope.name}"`, error);
        }),
      ),
    );
  };
}
