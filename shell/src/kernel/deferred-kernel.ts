import type {
  Disposer,
  I18n,
  Modals,
  Notification,
  RequestOutcome,
  Slots,
} from '@touchline/plugin-api';
import { arrangePanels } from '../host/arrange-panels.ts';
import type { FailureCard } from '../host/view-failure.ts';
import type { ViewResult } from '../host/mounted-view.ts';
import type { ViewHost } from '../host/view-host.ts';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import { createRouteAnnouncer } from '../host/route-announcer.ts';
import { createFailureCard } from '../host/failure-card.ts';
import { createMountWhenNear } from '../host/mount-when-near.ts';
import { followScroll } from '../host/follow-scroll.ts';
import { createLanguageChange } from '../host/language-change.ts';
import type { ShellSlots } from '../host/slots.ts';
import { createScrollMemory, type ScrollMemory } from '../host/scroll.ts';
import type { Decide } from '../navigation/decide.ts';
import { mayInspect } from '../inspector/may-inspect.ts';
import { interceptLinks } from '../navigation/link-interception.ts';
import type { Route } from '../navigation/decision.ts';
import { type Connection, createPrefetch } from '../navigation/prefetch.ts';
import { createOverlays } from '../overlays/create-overlays.ts';
import type { ShowNotification } from '../overlays/notify.ts';
import { describeRequests } from '../overlays/request-results.ts';
import { showNotices } from '../overlays/notices.ts';
import { runBackground } from '../plugins/background.ts';
import { createHandlerRunner } from '../plugins/handlers.ts';
import { createMandatory, type Mandatory } from '../plugins/mandatory.ts';
import type { ModuleSource } from '../plugins/module-source.ts';
import { evictRetiredVersions } from '../plugins/retired-versions.ts';
import type { PluginLoader } from '../plugins/plugin-loader.ts';
import { followReleases } from '../plugins/follow-releases.ts';
import type { ReleaseFollower } from '../plugins/release-follower.ts';
import { createDictionaries, type LoadDictionaries } from '../services/i18n/dictionaries.ts';
import { createErrorWording } from '../services/i18n/rest-of-texts.ts';
import { type DeclaredPolling, followDeclaredPolling } from '../services/live/declared-polling.ts';
import { followHealth } from '../services/health/follow-health.ts';
import { syncSettings } from '../services/sync-settings.ts';
import { keepLightnessKeys } from '../services/lightness-keys.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import type { Registry } from '../registry/registry.ts';
import { routeProblems } from '../registry/route-problems.ts';
import { followSite } from '../site/follow-site.ts';
import type { SiteFollower } from '../site/site-follower.ts';
import { followPlayer } from '../player/follow-player.ts';
import { startBackgroundWork } from '../start/start-background-work.ts';
import { tabStorage } from '../start/tab-storage.ts';
import { createPageDecisions } from './page-decisions.ts';

/** The idle wait before the code that shows failures is loaded anyway, ms. */
const PREPARE_WITHIN = 2000;

export { completeRelease } from '../registry/complete-release.ts';

export interface DeferredKernelDependencies {
  readonly document: Document;
  readonly registry: Registry;
  readonly loader: PluginLoader;
  readonly host: ViewHost;
  readonly modules: ModuleSource;
  readonly navigation: ShellNavigation;
  readonly services: ShellServices;
  /** The page's slot for what is above everything. */
  readonly overlay: HTMLElement;
  readonly texts: Pick<I18n, 't'>;
  readonly outlet: HTMLElement;
  readonly slots: ShellSlots;
  /** The results of views until now. */
  readonly outcomes: readonly ViewResult[];
  readonly connection: () => Connection | undefined;
  readonly whenIdle: (act: () => void, timeout: number) => void;
  readonly isDevelopment: boolean;
}

/** The parts of the kernel that the first screen does not need. */
export interface DeferredKernel {
  readonly mandatory: Mandatory;
  readonly modals: Modals;
  readonly notify: ShowNotification;
  /** What there is to show of several requests. */
  readonly describe: (outcomes: readonly RequestOutcome[]) => readonly Notification[];
  readonly releases: ReleaseFollower;
  /** What plugins declare about polling. */
  readonly polling: DeclaredPolling;
  readonly site: SiteFollower;
  /** The server refuses this page with a code of its gate: refetches what pages are decided from. */
  readonly refused: (code: string) => void;
  /** Subscribes to the results of views. */
  readonly reportView: (outcome: ViewResult) => void;
  /** Decides about every navigation but the document's own. */
  readonly decide: Decide;
  readonly runHandlers: ReturnType<typeof createHandlerRunner>;
  /** Another page than before is on screen. */
  readonly arrive: () => void;
  /** Goes to a document in another language. */
  readonly leave: (address: string) => void;
  /** Loads the code of a route ahead of a likely visit. */
  readonly prefetch: (route: Route) => void;
  /** Where each history entry was scrolled to. */
  readonly scroll: ScrollMemory;
  /** The card of a view that failed without a connection or for want of its dictionaries. */
  readonly failureCard: FailureCard;
  /** Loads dictionaries for a plugin; what it answers puts their texts over the plugin's own. */
  readonly dictionaries: LoadDictionaries;
  /** Fills a slot as soon as it comes near the screen. */
  readonly mountWhenNear: Slots['mount'];
  /** Starts what runs from now on: background services, modals, notices, plain links. */
  readonly start: () => void;
  readonly dispose: Disposer;
}

/** Makes what can wait; a separate module, so that the first screen does not wait for its bytes. */
export function createDeferredKernel(dependencies: DeferredKernelDependencies): DeferredKernel {
  const { document, registry, loader, modules, navigation, services, texts } = dependencies;
  const { outlet, slots, host, whenIdle, overlay, isDevelopment } = dependencies;
  const window = document.defaultView ?? globalThis.window;
  const { clock, keys, configuration, live, preferences, session } = services;
  const log = services.logger('shell');
  const isLight = () => preferences.get().isAppLightVersion === 1;
  // A player who wants the light version saves data, whatever the browser says.
  const connection = () => (isLight() ? { saveData: true } : dependencies.connection());
  const mandatory = createMandatory({ registry, configuration, loader, clock, log });
  const { modals, notify, notifyFailure, prepare, startModals } = createOverlays({
    overlay,
    registry,
    keys,
    loader,
    host,
    navigation,
    clock,
    texts,
    wordError: createErrorWording(services.i18n),
    log,
  });
  const releases = followReleases({
    window,
    outlet,
    registry,
    modules,
    host,
    navigation,
    services,
    texts,
    notify,
    isDevelopment,
  });
  const health = followHealth({
    window,
    registry,
    services,
    quarantine: (plugin) => {
      releases.quarantine(plugin);
      notifyFailure({ id: 'section-left-off', message: texts.t('main_section_left_off') });
    },
  });
  dependencies.outcomes.forEach(health.reportView);
  const languageChange = createLanguageChange({ window, storage: tabStorage(window) });
  const site = followSite({ services, window, recheck: () => void navigation.recheck() });
  const { decide, inspected } = createPageDecisions({
    window,
    registry,
    services,
    site,
    loader,
    navigation,
    notify,
    log,
  });
  const polling = followDeclaredPolling({ registry, bus: services.bus.forSource('shell') });
  const stops: Disposer[] = [
    polling.dispose,
    site.dispose,
    releases.dispose,
    health.dispose,
    mandatory.dispose,
  ];
  let refreshPlayerStatus: () => void = () => undefined;

  const inspect = async () => {
    const { startInspector } = await import(
      // One file with what follows builds: the first screen pays for each that it can name.
      '../inspector/inspector.ts'
    );
    stops.push(await startInspector({ window, registry, services, navigation, ...inspected }));
  };
  /** Goes back to where the page was before its language was changed. */
  const restorePlace = () => {
    const top = languageChange.arrive();
    if (top !== undefined) {
      stops.push(followScroll({ top, window, content: outlet, after: clock.after }));
    }
  };
  const startNotices = () => {
    const slot = document.querySelector<HTMLElement>('body [data-slot="notice"]');
    if (slot !== null) {
      const { availability } = mandatory;
      stops.push(showNotices({ slot, texts, window, live, availability }));
    }
  };

  return {
    mandatory,
    modals,
    notify,
    describe: (requests) => describeRequests(requests, texts),
    releases,
    polling,
    site,
    refused: (code) => {
      site.refused(code);
      if (code === 'player_banned' || code === 'identification_required') {
        refreshPlayerStatus();
      }
    },
    reportView: health.reportView,
    decide,
    runHandlers: createHandlerRunner({ registry, loader, clock, log }),
    arrive: createRouteAnnouncer({ document, outlet, clock }),
    leave: languageChange.leave,
    prefetch: createPrefetch({ loader, connection, whenIdle, log }),
    scroll: createScrollMemory({ window, content: outlet, after: clock.after }),
    dictionaries: createDictionaries({ registry, services }),
    failureCard: createFailureCard({ texts, window, outlet }),
    mountWhenNear: createMountWhenNear({
      slots,
      window,
      isLight,
      arrangementOf: (slot) =>
        slot === 'home'
          ? (panels) => arrangePanels(panels, configuration.core.get().homePanels)
          : undefined,
    }),
    start: () => {
      if (mayInspect({ document, isDevelopment })) {
        inspect().catch((error: unknown) => log.warn('the inspector could not be loaded', error));
      }
      restorePlace();
      void mandatory.ensure();
      whenIdle(prepare, PREPARE_WITHIN);
      for (const problem of routeProblems(registry.get().table.routes)) {
        log.error(problem.message, problem);
      }
      site.start();
      startNotices();
      const player = followPlayer({ services, registry, navigation, log });
      refreshPlayerStatus = player.refreshPlayerStatus;
      stops.push(
        player.dispose,
        keepLightnessKeys({ preferences, keys, connection: dependencies.connection }),
        syncSettings({ preferences, configuration, session, keys, clock, window, log }),
        evictRetiredVersions({ registry, modules, services, window }),
        startModals(),
        runBackground({ registry, keys, loader, clock, log }),
        interceptLinks({
          root: document,
          navigation,
          isPage: (path) => configuration.core.get().languages.includes(path.split('/')[1] ?? ''),
        }),
        startBackgroundWork({
          document,
          window,
          services,
          navigation,
          releases,
          outlet,
          texts,
          host,
        }),
      );
      services.bus.endStart();
    },
    dispose: () => {
      for (const stop of stops) {
        stop();
      }
    },
  };
}
