import type { AxiosInstance } from 'axios';
import { RELEASE_TABLES } from '@touchline/contracts/site';
import type { Logger } from '@touchline/plugin-api';
import type { AppProps } from 'single-spa';
import { createKernel } from './kernel/create-kernel.ts';
import type { Kernel } from './kernel/kernel.ts';
import type { HistoryDriver } from './navigation/driver.ts';
import { createHistoryDriver } from './navigation/history-api.driver.ts';
import { createNavigationApiDriver, hasPrecommit } from './navigation/navigation-api.driver.ts';
import type { Connection } from './navigation/prefetch.ts';
import { createModuleSource, type ModuleSystem } from './plugins/module-source.ts';
import { createI18n } from './services/i18n/i18n.ts';
import type { LoadI18next } from './services/i18n/text-store.ts';
import { createLogger, writeToConsole } from './services/log.ts';
import { nextTask, whenIdle } from './start/browser.ts';
import { createServices, type StartedServices } from './start/create-services.ts';
import { readDocumentBlocks } from './start/document-blocks.ts';

declare const System: ModuleSystem;

let prepared: Promise<Kernel> | undefined;
let parcels: Pick<AppProps, 'mountParcel'> | undefined;

function createDriver(window: Window & typeof globalThis): HistoryDriver {
  return hasPrecommit(window) ? createNavigationApiDriver(window) : createHistoryDriver(window);
}

/**
 * Makes all that needs neither React nor a view, while React is still on its way. What fails is
 * shown by the mount.
 */
export function prepare(): void {
  prepared ??= createPageKernel();
  prepared.catch(() => undefined);
}

/** Part of the single-spa contract; everything begins with the mount, which brings `mountParcel`. */
export async function bootstrap(): Promise<void> {
  // Nothing to prepare.
}

/** Starts the shell in the document that the server has written, or shows that it cannot. */
export async function mount(props: AppProps): Promise<void> {
  parcels = props;
  try {
    prepared ??= createPageKernel();
    const kernel = await prepared;
    await kernel.start();
  } catch (error) {
    startLog().error('the page could not be started', error);
    const { showStartFailure } = await import('./start/start-failure.ts');
    await showStartFailure(document);
  }
}

/** For what happens before there are services. */
function startLog(): Logger {
  return createLogger('start', writeToConsole({ debug: false }));
}

const mountParcel: AppProps['mountParcel'] = (...given) => {
  if (parcels === undefined) {
    throw new Error('a view was mounted before the shell');
  }
  return parcels.mountParcel(...given);
};

async function createPageKernel(): Promise<Kernel> {
  // In slices: the start costs nobody a tap.
  await nextTask();
  const blocks = await readDocumentBlocks(document, startLog());
  await nextTask();
  let services: StartedServices | undefined;
  const i18n = createI18n({
    language: blocks.state.language,
    time: document.documentElement.dataset,
    onMissing: (key) => services?.logger('i18n').warn(`no text for "${key}"`),
    loadI18next: () => System.import('i18next') as ReturnType<LoadI18next>,
  });
  return createKernel({
    document,
    driver: createDriver(window),
    modules: createModuleSource(System),
    mountParcel,
    manifests: blocks.manifests,
    fetchRelease: blocks.state.isFirstScreenOnly
      ? () => fetch(`${RELEASE_TABLES}/${blocks.state.release}.json`)
      : undefined,
    texts: blocks.state.texts,
    isDevelopment: blocks.state.development,
    whenIdle: (act, timeout) => whenIdle(window, act, timeout),
    connection: () => (navigator as { connection?: Connection }).connection,
    createServices: (hooks) => {
      services = createServices({
        blocks,
        hooks,
        i18n,
        window,
        loadAxios: async () => {
          const module = (await System.import('axios')) as { default: AxiosInstance };
          return module.default;
        },
      });
      return services;
    },
    onFirstScreen: () => {
      // What the first screen did not need.
      void services?.connect();
      void services?.startSession();
    },
  });
}

/** Takes everything down again. */
export async function unmount(): Promise<void> {
  const kernel = await prepared?.catch(() => undefined);
  prepared = undefined;
  kernel?.dispose();
}
