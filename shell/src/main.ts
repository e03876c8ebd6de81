import type { AxiosInstance } from 'axios';
import { RELEASE_TABLES, RENDERED_ATTRIBUTE } from '@touchline/contracts/site';
import type { Logger } from '@touchline/plugin-api';
import type { AppProps } from 'single-spa';
import { deferSingleSpa } from './host/single-spa.ts';
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
import { readDocumentBlocks, readFirstData } from './start/document-blocks.ts';

declare const System: ModuleSystem;

/** What the root config does for the shell. */
export interface RootConfig {
  /** Loads single-spa and has it mount the shell. */
  readonly startSingleSpa: () => Promise<unknown>;
}

const modules = createModuleSource(System);
/** The document's first data, once they are there. */
const seeds = new Map<string, unknown>();
let prepared: Promise<Kernel> | undefined;
let started: Promise<void> | undefined;
let startSingleSpa: RootConfig['startSingleSpa'] = async () => undefined;
const singleSpa = deferSingleSpa({
  load: () => startSingleSpa(),
  abandon: () => modules.abandon('single-spa'),
});

function createDriver(window: Window & typeof globalThis): HistoryDriver {
  return hasPrecommit(window) ? createNavigationApiDriver(window) : createHistoryDriver(window);
}

/**
 * Makes all that needs neither React nor a view, while React and the last part of the document, its first
 * data, are still on their way. What fails is shown by the mount.
 */
export function prepare(): void {
  prepared ??= createPageKernel();
  prepared.catch(() => undefined);
}

/** Starts the shell in the whole document that the server has written, or shows that it cannot. */
export async function start(rootConfig: RootConfig): Promise<void> {
  ({ startSingleSpa } = rootConfig);
  if (document.querySelector(`[${RENDERED_ATTRIBUTE}]`) === null) {
    singleSpa.parcels.use(() => undefined);
  }
  await begin();
}

function begin(): Promise<void> {
  started ??= (async () => {
    try {
      prepared ??= createPageKernel();
      const kernel = await prepared;
      for (const [path, answer] of readFirstData(document)) {
        seeds.set(path, answer);
      }
      await kernel.start();
    } catch (error) {
      startLog().error('the page could not be started', error);
      const { showStartFailure } = await import('./start/start-failure.ts');
      await showStartFailure(document);
    }
  })();
  return started;
}

/** Part of the single-spa contract. */
export async function bootstrap(): Promise<void> {
  // Nothing to prepare.
}

/** single-spa is there, and mounts parcels from now on. Root configs from before `start` begin with it. */
export async function mount(props: AppProps): Promise<void> {
  singleSpa.arrived(props.mountParcel);
  await begin();
}

/** For what happens before there are services. */
function startLog(): Logger {
  return createLogger('start', writeToConsole({ debug: false }));
}

/** A library that the first screen does not need. SystemJS keeps a failed load for ever. */
async function importShared(specifier: string): Promise<unknown> {
  try {
    return await modules.load(specifier);
  } catch (error) {
    modules.recover(specifier);
    throw error;
  }
}

async function createPageKernel(): Promise<Kernel> {
  // In slices: the start costs nobody a tap.
  await nextTask();
  const blocks = await readDocumentBlocks(document, startLog());
  await nextTask();
  let services: StartedServices | undefined;
  const i18n = createI18n({
    language: blocks.state.language,
    time: document.documentElement.dataset,
    words: blocks.state.words?.texts,
    onMissing: (key) => services?.logger('i18n').warn(`no text for "${key}"`),
    loadI18next: () => importShared('i18next') as ReturnType<LoadI18next>,
  });
  return createKernel({
    document,
    driver: createDriver(window),
    modules,
    parcels: singleSpa.parcels.load,
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
        seeds,
        hooks,
        i18n,
        window,
        loadAxios: async () => {
          const module = (await importShared('axios')) as { default: AxiosInstance };
          return module.default;
        },
        loadSubject: async () => {
          const { Subject } = (await importShared('rxjs')) as typeof import('rxjs');
          return Subject;
        },
      });
      return services;
    },
    onFirstScreen: () => {
      // What the first screen did not need.
      singleSpa.parcels.use(() => undefined);
      void services?.connect();
      void services?.startSession();
    },
  });
}

/** Takes everything down again. */
export async function unmount(): Promise<void> {
  const kernel = await prepared?.catch(() => undefined);
  prepared = undefined;
  started = undefined;
  kernel?.dispose();
}
