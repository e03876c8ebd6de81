import type { BackgroundContribution } from '@touchline/contracts/plugins';
import { evaluateWhen, keysOf } from '@touchline/domain/plugins';
import type { Clock, Disposer, Logger } from '@touchline/plugin-api';
import { errorCode } from '@touchline/plugin-api/errors';
import { withDeadline } from '../host/deadline.ts';
import type { Owned } from '../registry/registry-snapshot.ts';
import type { Registry } from '../registry/registry.ts';
import type { KeyStore } from '../services/context-keys.ts';
import type { PluginLoader } from './plugin-loader.ts';

interface BackgroundDependencies {
  readonly registry: Registry;
  readonly keys: KeyStore;
  readonly loader: PluginLoader;
  readonly clock: Clock;
  readonly log: Logger;
}

type Contribution = Owned<BackgroundContribution>;

/** Wait before a service whose code could not be loaded is started again, ms; doubled up to a minute. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;
/** Failures after which the same request may succeed. */
const PASSING = new Set(['plugin_load_failed', 'lifecycle_timeout']);

/** Starts one service; what is returned stops it, also while it is still starting. */
function startOne(
  { plugin, name }: Contribution,
  { loader, clock, log }: BackgroundDependencies,
): Disposer {
  let stopped = false;
  let dispose: Disposer | undefined;
  let cancelRetry: Disposer | undefined;
  const end = () => {
    try {
      dispose?.();
    } catch (error) {
      log.error(`background "${name}" of plugin "${plugin}" failed to stop`, error);
    }
    dispose = undefined;
  };
  let latest = 0;
  let isLoaded = false;
  const start = async (number: number) => {
    const { module, context } = await loader.part(
      plugin,
      (definition) => definition.background?.find((known) => known.name === name)?.start,
    );
    if (stopped || number !== latest) {
      return;
    }
    isLoaded = true;
    dispose = await module.start(context);
    if (stopped) {
      end();
    }
  };
  const attempt = (wait: number) => {
    latest += 1;
    withDeadline({ promise: start(latest), phase: 'background', plugin, clock }).catch(
      (error: unknown) => {
        log.error(`background "${name}" of plugin "${plugin}" failed to start`, error);
        if (!stopped && !isLoaded && PASSING.has(errorCode(error))) {
          cancelRetry = clock.after(wait, () => attempt(Math.min(2 * wait, LONGEST_WAIT)));
        }
      },
    );
  };
  attempt(FIRST_WAIT);
  return () => {
    stopped = true;
    cancelRetry?.();
    end();
  };
}

/** Keeps background services running exactly while their conditions are true. */
export function runBackground(dependencies: BackgroundDependencies): Disposer {
  const { registry, keys } = dependencies;
  const running = new Map<string, { readonly manifest: unknown; readonly stop: Disposer }>();
  let stopKeys: Disposer = () => undefined;
  const keyOf = ({ plugin, name }: Contribution) => `${plugin}/${name}`;

  const arrange = () => {
    const { background, plugins } = registry.get();
    const wanted = new Map(
      background
        .filter(({ when }) => evaluateWhen(when, keys.get))
        .map((contribution) => [keyOf(contribution), contribution]),
    );
    for (const [key, { manifest, stop }] of running) {
      const contribution = wanted.get(key);
      if (contribution === undefined || plugins.get(contribution.plugin) !== manifest) {
        running.delete(key);
        stop();
      }
    }
    for (const [key, contribution] of wanted) {
      if (!running.has(key)) {
        running.set(key, {
          manifest: plugins.get(contribution.plugin),
          stop: startOne(contribution, dependencies),
        });
      }
    }
  };
  const read = () => {
    stopKeys();
    const names = registry.get().background.flatMap(({ when }) => keysOf(when));
    stopKeys = keys.subscribe([...new Set(names)], arrange);
    arrange();
  };
  read();
  const stopRegistry = registry.subscribe(read);
  return () => {
    stopRegistry();
    stopKeys();
    for (const { stop } of running.values()) {
      stop();
    }
    running.clear();
  };
}
