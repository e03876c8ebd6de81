import { mandatoryPlugins } from '@touchline/domain/plugins';
import type { Clock, Disposer, Logger, ReadableStore } from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';
import type { Registry } from '../registry/registry.ts';
import type { PluginLoader } from './plugin-loader.ts';
import type { ShellServices } from './shell-services.ts';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

export type Availability = 'unknown' | 'available' | 'unavailable';

export interface Mandatory {
  readonly availability: ReadableStore<Availability>;
  /** Whether every mandatory plugin is there; loads them now when that is not known yet. */
  readonly ensure: () => Promise<boolean>;
  readonly dispose: Disposer;
}

/**
 * Watches over the plugins that protect the player. A missing or broken one is requested again, and
 * until it is back betting and depositing stay shut.
 */
export function createMandatory({
  registry,
  configuration,
  loader,
  clock,
  log,
}: {
  readonly registry: Registry;
  /** Names mandatory plugins, whether or not the registry has them. */
  readonly configuration: Pick<ShellServices['configuration'], 'core'>;
  readonly loader: PluginLoader;
  readonly clock: Clock;
  readonly log: Logger;
}): Mandatory {
  const availability = createStore<Availability>('unknown');
  let checking: Promise<boolean> | undefined;
  let cancelRetry: Disposer = () => undefined;
  let wait = FIRST_WAIT;

  const required = () =>
    mandatoryPlugins({
      configured: configuration.core.get().mandatoryPlugins,
      manifests: registry.get().plugins.values(),
    });
  const loadAll = async () => {
    const { plugins } = registry.get();
    await Promise.all(
      [...required()].map(async (id) => {
        await loader.activate(id);
        const services = plugins.get(id)?.background ?? [];
        await Promise.all(
          services.map(({ name }) =>
            loader.part(
              id,
              (definition) => definition.background?.find((known) => known.name === name)?.start,
            ),
          ),
        );
      }),
    );
  };
  const check = async (): Promise<boolean> => {
    cancelRetry();
    try {
      await loadAll();
      wait = FIRST_WAIT;
      availability.set('available');
      return true;
    } catch (error) {
      log.error('a mandatory plugin is not available: betting and depositing are shut', error);
      availability.set('unavailable');
      cancelRetry = clock.after(wait, () => void ensure());
      wait = Math.min(wait * 2, LONGEST_WAIT);
      return false;
    }
  };
  const ensure = (): Promise<boolean> => {
    if (availability.get() === 'available') {
      return Promise.resolve(true);
    }
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  const manifests = () => {
    const { plugins } = registry.get();
    return new Map([...required()].map((id) => [id, plugins.get(id)]));
  };
  let known = manifests();
  const recheck = () => {
    const current = manifests();
    const isChanged = [...known.keys(), ...current.keys()].some(
      (id) => known.has(id) !== current.has(id) || known.get(id) !== current.get(id),
    );
    known = current;
    if (isChanged) {
      availability.set('unknown');
      void ensure();
    }
  };
  const stops = [registry.subscribe(recheck), configuration.core.subscribe(recheck)];
  return {
    availability,
    ensure,
    dispose: () => {
      for (const stop of stops) {
        stop();
      }
      cancelRetry();
    },
  };
}
