import type { TopicSnapshot } from '@touchline/contracts';
import { createStore, type Logger } from '@touchline/plugin-api';
import type { AxiosInstance } from 'axios';
import type { ServiceHooks } from '../kernel.ts';
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
import type { ShellSession } from '../services/session.ts';
import { createPluginStorage, storedKeys } from '../services/storage.ts';
import { createAuthentication } from './authentication.ts';
import { localStorageOf } from './browser.ts';
import type { DocumentBlocks } from './document-blocks.ts';
import { initialKeys } from './initial-keys.ts';
import { createLazyHttp } from './lazy-http.ts';
import { createLazyLive } from './lazy-live.ts';
import { admit } from './protected-paths.ts';

/** The services with the parts that only the start of the page needs. */
export interface StartedServices extends ShellServices {
  readonly session: ShellSession;
  /** Opens the live connection. */
  readonly connect: () => Promise<void>;
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
  const { document } = window;
  const storage = localStorageOf(window);
  const isDebug = storage?.getItem('tl-debug') === '1';
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

  const http = createLazyHttp(async () => {
    const { createHttp } = await import('../services/http.ts');
    return createHttp({
      loadClient: loadAxios,
      token,
      recoveries: [authentication.recovery],
      admit: (request) => admit(request, async () => (await hooks.later()).mandatory.ensure()),
      language: () => state.language,
    });
  });
  const authentication = createAuthentication({
    http,
    keys,
    clock,
    log,
    navigation: hooks.navigation,
    window,
  });
  const { session, token } = authentication;
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
      const { connectLive } = await import('./connect-live.ts');
      const { releases } = await hooks.later();
      const onRelease = releases.offer;
      return connectLive({ book, clock, log, http, token, window, onRelease });
    },
  });
  const storageOf = (plugin: string) =>
    createPluginStorage(plugin, {
      storage,
      log,
      clock,
      onPresence: (key, isPresent) => keys.set(key, isPresent),
      onForeignChange: (listener) => {
        const hear = ({ key, newValue }: StorageEvent) => {
          if (key !== null) {
            listener(key, newValue);
          }
        };
        window.addEventListener('storage', hear);
        return () => window.removeEventListener('storage', hear);
      },
    });

  const shellBus = bus.forSource('shell');
  // When the document said that somebody is signed in, the check only says who: the connection has
  // their token already.
  let isPlayerKnown = !state.authenticated;
  session.state.subscribe(({ userId }) => {
    void shellBus.emit('session.changed', { userId });
    if (isPlayerKnown) {
      connection.reauthenticate();
    }
  });
  live.onPlayerEvent((event) => {
    switch (event.type) {
      case 'balance':
        void shellBus.emit('balance.changed', event);
        return;
      case 'bet-settled':
        void shellBus.emit('bet.settled', event);
        return;
      case 'session-ended':
        void session.ended();
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
    session: {
      ...session,
      verify: async () => {
        await session.verify();
        isPlayerKnown = true;
      },
    },
    i18n,
    storageOf,
    configuration: { core, settingsOf: (plugin) => state.plugins[plugin] },
    flags: { isOn: (flag) => core.get().flags[flag] === true },
    preferences: createPreferences({
      storage: storageOf('shell'),
      root: document.documentElement,
    }),
    analytics: createAnalytics(clock, () => hooks.navigation().current.get().name),
    setActive: (active) => {
      connection.setActive(active);
      cache?.setActive(active);
    },
  };
}
