import type { TopicSnapshot } from '@touchline/contracts';
import { createStore, type Flags, type Logger } from '@touchline/plugin-api';
import type { AxiosInstance } from 'axios';
import type { ServiceHooks } from '../kernel-parts.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import { createAnalytics } from '../services/analytics/analytics.ts';
import { createBus } from '../services/bus.ts';
import { createClock } from '../services/clock.ts';
import { createKeyStore } from '../services/context-keys.ts';
import type { ShellI18n } from '../services/i18n/i18n.ts';
import { createLiveBook } from '../services/live/live-book.ts';
import { createLogger, writeToConsole } from '../services/log.ts';
import { createPreferences } from '../services/preferences.ts';
import type { QueryCache } from '../services/query-cache.ts';
import { createResources } from '../services/resources.ts';
import { createPluginStorage, storedKeys } from '../services/storage.ts';
import { localStorageOf, readFlag } from './browser.ts';
import type { DocumentBlocks } from './document-blocks.ts';
import { initialKeys } from './initial-keys.ts';
import { createLazyAuthentication } from './lazy-authentication.ts';
import { createLazyHttp } from './lazy-http.ts';
import { createLazyLive } from './lazy-live.ts';
import { admit } from './protected-paths.ts';

/** The services with the parts that only the start of the page needs. */
export interface StartedServices extends ShellServices {
  /** Opens the live connection. */
  readonly connect: () => Promise<void>;
  /** Starts what the session does by itself. */
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
  const clock = createClock({
    now: Date.now,
    setTimeout: (act, milliseconds) => window.setTimeout(act, milliseconds),
    clearTimeout: (handle) => window.clearTimeout(handle),
    setInterval: (act, milliseconds) => window.setInterval(act, milliseconds),
    clearInterval: (handle) => window.clearInterval(handle),
  });
  clock.correct(state.time);
  const keys = createKeyStore(initialKeys({ state, stored: storedKeys(storage), window }));
  const core = createStore(state.configuration);
  const standing = createStore(state.player);
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

  const flags: Flags = { isOn: (flag) => core.get().flags[flag] === true };
  const shellBus = bus.forSource('shell');
  const analytics = createAnalytics(clock, () => hooks.navigation().current.get().name);
  const http = createLazyHttp(async () => {
    const [{ createHttp }, { token, recoveries, deviceHeaders }] = await Promise.all([
      import(/* webpackChunkName: 'requests' */ '../services/http.ts'),
      authentication.load(),
    ]);
    return createHttp({
      loadClient: loadAxios,
      token,
      recoveries,
      deviceHeaders,
      admit: (request) => admit(request, async () => (await hooks.later()).mandatory.ensure()),
      language: () => state.language,
    });
  });
  const authentication = createLazyAuthentication(async (sessionState) => {
    const { assembleAuthentication } = await import(
      // One file with what makes requests: neither is of use alone, and the first screen names each.
      /* webpackChunkName: 'requests' */ './assemble-authentication.ts'
    );
    return assembleAuthentication({
      state: sessionState,
      http,
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
      onRefused: (code) => void hooks.later().then(({ refused }) => refused(code)),
      modals: hooks.modals,
      texts: i18n.forNamespace('shell'),
    });
  });
  const { session } = authentication;
  const seeds = new Map(Object.entries(blocks.firstData));
  let cache: QueryCache | undefined;
  const resources = createResources({
    http,
    clock,
    log,
    seeds,
    loadCache: async () => {
      const { createQueryCache } = await import('../services/query-cache.ts');
      cache = createQueryCache();
      return cache;
    },
  });
  const book = createLiveBook({
    seed: (topic) => {
      const path = topicPath(topic);
      const seed = seeds.get(path);
      seeds.delete(path);
      return seed as TopicSnapshot | undefined;
    },
  });
  const { live } = book;
  const connection = createLazyLive({
    log,
    load: async () => {
      const [{ connectLive }, { releases, site, refused }, { token }] = await Promise.all([
        import('./connect-live.ts'),
        hooks.later(),
        authentication.load(),
      ]);
      return connectLive({
        book,
        clock,
        log,
        http,
        bus: shellBus,
        token,
        window,
        release: state.release,
        onRelease: releases.offer,
        onConfiguration: site.offer,
        onRefused: refused,
      });
    },
  });
  const storageOf = (plugin: string) =>
    createPluginStorage(plugin, {
      storage,
      // Whoever forbids the one forbids the other, by throwing.
      ofTab: () => storage && window.sessionStorage,
      log,
      clock,
      onPresence: (key, isPresent) => keys.set(key, isPresent),
      onForeignChange: (listener) => {
        const handle = ({ key, newValue }: StorageEvent) => {
          if (key !== null) {
            listener(key, newValue);
          }
        };
        window.addEventListener('storage', handle);
        return () => window.removeEventListener('storage', handle);
      },
    });

  // When the document said that somebody is signed in, the first name says only who: the connection
  // has their token already.
  let isUnnamed = state.authenticated;
  session.state.subscribe(({ userId }) => {
    void shellBus.emit('session.changed', { userId });
    if (!isUnnamed) {
      connection.reauthenticate();
    }
    isUnnamed = false;
  });
  live.onPlayerEvent((event) => {
    switch (event.type) {
      case 'balance':
        void shellBus.emit('balance.changed', event);
        return;
      case 'bet-settled':
        void shellBus.emit('bet.settled', event);
    }
  });

  return {
    clock,
    logger,
    keys,
    bus,
    http,
    resources,
    live,
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
      cache?.setActive(active);
    },
  };
}
