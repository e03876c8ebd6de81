import { ReleaseAnswer } from '@touchline/contracts/releases';
import {
  DOCUMENT_IDS,
  type DocumentState,
  KEPT_ATTRIBUTE,
  WORKER_FLAG,
} from '@touchline/contracts/site';
import type { Disposer, I18n } from '@touchline/plugin-api';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import { startPage } from '../page/start-page.ts';
import type { ReleaseFollower } from '../plugins/release-follower.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import { startAnalytics } from '../services/analytics/start-analytics.ts';
import { followHead } from '../services/head/follow-head.ts';
import { holdInstallPrompt } from '../services/install/install-prompt.ts';
import { recoverWhenOnline } from '../services/offline/recover-online.ts';
import { reloadWhenStale } from '../services/stale/reload-stale.ts';
import { forgetDocuments, registerWorker } from '../services/updates/register-worker.ts';
import { savesData } from '../services/saves-data.ts';
import { checkVersion } from '../services/updates/version-check.ts';

function readBlock<Block>(document: Document, id: string): Partial<Block> {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}') as Partial<Block>;
}

/**
 * What the page does around its views, analytics, the head that follows the page, and what makes the
 * site an application: installing, working offline, updating.
 */
export function startApplication({
  window,
  services,
  navigation,
  releases,
  outlet,
  texts,
}: {
  readonly window: Window & typeof globalThis;
  readonly services: ShellServices;
  readonly navigation: ShellNavigation;
  readonly releases: ReleaseFollower;
  readonly outlet: HTMLElement;
  readonly texts: Pick<I18n, 't'>;
}): Disposer {
  const { document } = window;
  const { clock, keys, http, session, configuration } = services;
  const log = services.logger('application');
  const bus = services.bus.forSource('shell');
  const { release = '' } = readBlock<DocumentState>(document, DOCUMENT_IDS.state);
  let { userId } = session.state.get();
  const stops = [
    startPage({ document, window, outlet, services, navigation, texts }),
    startAnalytics({ window, services, navigation, release }),
    followHead({ document, navigation, http, clock, log }),
    holdInstallPrompt({ window, keys, bus, log }),
    reloadWhenStale({
      window,
      bus,
      clock,
      log,
      isGone: async (url) => {
        const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
        return status === 404 || status === 410;
      },
    }),
    recoverWhenOnline(window, services.live),
    registerWorker({
      window,
      clock,
      log,
      isOn: configuration.core.get().flags[WORKER_FLAG] !== false,
      savesData: savesData(window, services.preferences),
    }),
    checkVersion({
      release,
      isKept: document.documentElement.hasAttribute(KEPT_ATTRIBUTE),
      clock,
      log,
      fetchRelease: () =>
        http.request({ path: '/import-map-service/release.json', schema: ReleaseAnswer }),
      onNewer: releases.offer,
    }),
    session.state.subscribe((state) => {
      if (state.userId !== userId) {
        userId = state.userId;
        forgetDocuments(window).catch((error: unknown) =>
          log.warn('failed to evict cached documents', error),
        );
      }
    }),
  ];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}
