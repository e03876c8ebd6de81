import {
  type Clock,
  createStore,
  type Disposer,
  type Logger,
  type ReadableStore,
} from '@touchline/plugin-api';
import type { Registry } from '../registry/registry.ts';
import type { PluginLoader } from './plugin-loader.ts';

/** Plugins without which no player may bet or deposit, whatever the registry contains. */
const ALWAYS_MANDATORY = ['responsible-gaming'] as const;

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
  loader,
  clock,
  log,
}: {
  readonly registry: Registry;
  readonly loader: PluginLoader;
  readonly clock: Clock;
  readonly log: Logger;
}): Mandatory {
  const availability = createStore<Availability>('unknown');
  let checking: Promise<boolean> | undefined;
  let cancelRetry: Disposer = () => undefined;
  let wait = FIRST_WAIT;

  const loadAll = async () => {
    const { plugins } = registry.get();
    const declared = [...plugins.values()].filter(({ criticality }) => criticality === 'mandatory');
    const ids = new Set<string>([...ALWAYS_MANDATORY, ...declared.map(({ id }) => id)]);
    await Promise.all(
      [...ids].map(async (id) => {
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
  let known = registry.get().plugins;
  const stop = registry.subscribe(({ plugins }) => {
    const concerned = [...new Set([...known.values(), ...plugins.values()])].some(
      (manifest) =>
        manifest.criticality === 'mandatory' && plugins.get(manifest.id) !== known.get(manifest.id),
    );
    known = plugins;
    if (concerned) {
      availability.set('unknown');
      void ensure();
    }
  });
  return {
    availability,
    ensure,
    dispose: () => {
      stop();
      cancelRetry();
    },
  };
}
