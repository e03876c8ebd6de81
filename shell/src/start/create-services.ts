import type { AxiosInstance } from 'axios';
import { deferred } from '../deferred.ts';
import type { ServiceHooks } from '../kernel/kernel.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import { createAnalytics } from '../services/analytics/analytics.ts';
import type { ShellI18n } from '../services/i18n/i18n.ts';
import type { LoadSubject } from '../services/bus.ts';
import { createResources } from '../services/resources.ts';
import { savesData } from '../services/saves-data.ts';
import type { DocumentBlocks } from './document-blocks.ts';
import { createDeferredRequests } from './deferred-requests.ts';
import { forwardEvents } from './forward-events.ts';
import { createLiveServices } from './live-services.ts';
import { createPageBus } from './page-bus.ts';
import { createPageState } from './page-state.ts';

/** The services with the parts that only the start of the page needs. */
export interface StartedServices extends ShellServices {
  /** Opens the live connection. */
  readonly connect: () => Promise<void>;
  /** Starts what the session does automatically. */
  readonly startSession: () => Promise<void>;
}

/** Makes every service of the shell from what came with the document and the browser. */
export function createServices({
  blocks,
  seeds,
  hooks,
  i18n,
  window,
  loadAxios,
  loadSubject,
}: {
  readonly blocks: Pick<DocumentBlocks, 'state'>;
  /** Answers that came with the document, by path; they may be put in until the first view is mounted. */
  readonly seeds: Map<string, unknown>;
  readonly hooks: ServiceHooks;
  readonly i18n: ShellI18n;
  readonly window: Window & typeof globalThis;
  readonly loadAxios: () => Promise<AxiosInstance>;
  readonly loadSubject: LoadSubject;
}): StartedServices {
  const { state } = blocks;
  const { log, ...page } = createPageState(state, window);
  const { clock, keys, flags, playerStatus, storageOf } = page;
  const analytics = createAnalytics(clock, () => hooks.navigation().current.get().name);
  const bus = createPageBus({ clock, log, runHandlers: hooks.runHandlers, loadSubject });
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
      playerStatus,
      bus: shellBus,
      storage: storageOf('shell'),
      navigation: hooks.navigation,
      notify: hooks.notify,
      onRefused: (code) => void hooks.deferredKernel().then(({ refused }) => refused(code)),
      modals: hooks.modals,
      texts: i18n.forNamespace('shell'),
    }),
  });
  const cache = deferred(async () => {
    const { createQueryCache } = await import('../services/query-cache.ts');
    return createQueryCache(book.live.status);
  });
  const { book, connection } = createLiveServices({
    seeds,
    release: state.release,
    hooks,
    authentication,
    window,
    language: state.language,
    clock,
    log,
    http,
    lingers: () => !savesData(window, page.preferences),
  });
  forwardEvents({
    bus: shellBus,
    live: book.live,
    session,
    isNamed: state.authenticated,
    onPlayerChanged: connection.reauthenticate,
  });

  return {
    ...page,
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
    analytics,
    setActive: (active) => {
      connection.setActive(active);
      cache.current()?.setActive(active);
    },
  };
}
