import type { TopicSnapshot } from '@touchline/contracts/line';
import { createStore, type Flags, type Logger } from '@touchline/plugin-api';
import type { AxiosInstance } from 'axios';
import { deferred } from '../deferred.ts';
import type { ServiceHooks } from '../kernel/kernel.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import { createAnalytics } from '../services/analytics/analytics.ts';
import { createBus } from '../services/bus.ts';
import { createKeyStore } from '../services/context-keys.ts';
import type { ShellI18n } from '../services/i18n/i18n.ts';
import { createLiveBook } from '../services/live/live-book.ts';
import { createLogger, writeToConsole } from '../services/log.ts';
import { createPreferences } from '../services/preferences.ts';
import { createResources } from '../services/resources.ts';
import { storedKeys } from '../services/storage.ts';
import { localStorageOf, readFlag } from './browser.ts';
import type { DocumentBlocks } from './document-blocks.ts';
import { createDeferredLive } from './deferred-live.ts';
import { createDeferredRequests } from './deferred-requests.ts';
import { forwardEvents } from './forward-events.ts';
import { initialKeys } from './initial-keys.ts';
import { createPluginStorages } from './plugin-storages.ts';
import { createWindowClock } from './window-clock.ts';

/** The services with the parts that only the start of the page needs. */
export interface StartedServices extends ShellServices {
  /** Opens the live connection. */
  readonly connect: () => Promise<void>;
  /** Starts what the session does automatically. */
  readonly startSession: () => Promise<void>;
}

/** Path under which a topic's snapshot travels, also in the document. */
function topicPath(topic: string): string {
  return `/line-api/v1/topics/${topic}`;
}

/** Makes every service of the shell from what came with the document and the browser. */
export function createServices({
  blocks,
  hooks,
  i18n,
  window,
  loadAxios,
}: {
  readonly blocks: DocumentBlocks;
  readonly hooks: ServiceHooks;
  readonly i18n: ShellI18n;
  readonly window: Window & typeof globalThis;
  readonly loadAxios: () => Promise<AxiosInstance>;
}): StartedServices {
  const { state } = blocks;
  const storage = localStorageOf(window);
  const isDebug = readFlag(storage, 'tl-debug');
  const logger = (source: string): Logger =>
    createLogger(source, writeToConsole({ debug: isDebug }));
  const log = logger('shell');
  const clock = createWindowClock(window, state.time);
  const keys = createKeyStore(initialKeys({ state, stored: storedKeys(storage), window }));
  const core = createStore(state.configuration);
  const flags: Flags = { isOn: (flag) => core.get().flags[flag] === true };
  const standing = createStore(state.player);
  const storageOf = createPluginStorages({ window, storage, log, clock, keys });
  const analytics = createAnalytics(clock, () => hooks.navigation().current.get().name);
  const bus = createBus({
    clock,
    log,
    runHandlers: hooks.runHandlers,
    createTraceId: () => crypto.randomUUID(),
    loadCatalogue: async () => {
      const { BUS_EVENTS } = await import('./event-catalogue.ts');
      return BUS_EVENTS;
    },
  });
  const shellBus = bus.forSource('shell');

  const { http, session, authentication } = createDeferredRequests({
    loadClient: loadAxios,
    language: state.language,
    ensureMandatory: async () => (await hooks.deferredKernel()).mandatory.ensure(),
    authenticationNeeds: () => ({
      keys,
      clock,
      log,
      flags,
      window,
      analytics,
      standing,
      bus: shellBus,
      storage: storageOf('shell'),
      navigation: hooks.navigation,
      notify: hooks.notify,
      onRefused: (code) => void hooks.deferredKernel().then(({ refused }) => refused(code)),
      modals: hooks.modals,
      texts: i18n.forNamespace('shell'),
    }),
  });
  const seeds = new Map(Object.entries(blocks.firstData));
  const cache = deferred(async () => {
    const { createQueryCache } = await import('../services/query-cache.ts');
    return createQueryCache();
  });
  const book = createLiveBook({
    seed: (topic) => {
      const path = topicPath(topic);
      const seed = seeds.get(path);
      seeds.delete(path);
      return seed as TopicSnapshot | undefined;
    },
  });
  const connection = createDeferredLive({
    log,
    load: async () => {
      const [{ connectLive }, { releases, site, refused, polling }, { token }] = await Promise.all([
        import('./connect-live.ts'),
        hooks.deferredKernel(),
        authentication.load(),
      ]);
      return connectLive({
        book,
        clock,
        log,
        http,
        declaredSubjectOf: polling.subjectOf,
        token,
        window,
        release: state.release,
        onRelease: releases.offer,
        onConfiguration: site.offer,
        onRefused: refused,
      });
    },
  });
  forwardEvents({
    bus: shellBus,
    live: book.live,
    session,
    isNamed: state.authenticated,
    onPlayerChanged: connection.reauthenticate,
  });

  return {
    clock,
    logger,
    keys,
    bus,
    http,
    resources: createResources({ http, clock, log, seeds, cache }),
    live: book.live,
    connect: connection.start,
    session,
    startSession: async () => {
      try {
        (await authentication.load()).start();
      } catch (error) {
        log.error('failed to load sign-in; the next call will retry', error);
      }
    },
    i18n,
    storageOf,
    configuration: {
      core,
      maintenance: createStore(state.decisions.plan),
      initial: state,
      settingsOf: (plugin) => state.plugins[plugin],
    },
    standing,
    flags,
    preferences: createPreferences({
      storage: storageOf('shell'),
      defaults: state.configuration.settings,
      coefViewIds: state.configuration.allowedSettings.coefViewIds,
    }),
    analytics,
    setActive: (active) => {
      connection.setActive(active);
      cache.current()?.setActive(active);
    },
  };
}
