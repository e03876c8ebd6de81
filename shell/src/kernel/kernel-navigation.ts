import { evaluateWhen } from '@touchline/domain/plugins';
import type { I18n, Logger } from '@touchline/plugin-api';
import type { Deferred } from '../deferred.ts';
import { createRetryCard } from '../host/retry-card.ts';
import { createNavigation } from '../navigation/controller.ts';
import type { HistoryDriver } from '../navigation/driver.ts';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import type { Registry } from '../registry/registry.ts';
import type { DeferredKernel } from './deferred-kernel.ts';
import type { PagePresentation } from './page-presentation.ts';

/** Navigation over the registered routes; its decisions and prefetching arrive after the first screen. */
export function createKernelNavigation({
  driver,
  window,
  registry,
  services,
  log,
  texts,
  deferredKernel,
  refresh,
  presentation,
}: {
  readonly driver: HistoryDriver;
  readonly window: Pick<Window, 'document' | 'location'>;
  readonly registry: Registry;
  readonly services: Pick<ShellServices, 'configuration' | 'i18n' | 'keys'>;
  readonly log: Logger;
  readonly texts: Pick<I18n, 't'>;
  readonly deferredKernel: Deferred<DeferredKernel>;
  /** Renders the views in the page again. */
  readonly refresh: () => void;
  readonly presentation: () => Pick<PagePresentation, 'setTitle' | 'showInstead'>;
}): ShellNavigation {
  const { configuration, i18n, keys } = services;
  const { location } = window;
  let isRefreshing = false;
  const awaitsRoutes = () => {
    if (registry.isComplete()) {
      return false;
    }
    // Once for all links that wait: each refresh renders the whole page.
    if (!isRefreshing) {
      isRefreshing = true;
      deferredKernel
        .load()
        .then(refresh, () => undefined)
        .finally(() => {
          isRefreshing = false;
        });
    }
    return true;
  };
  // A press that meets an attempt of the page which fails gets an attempt of its own.
  const loadForPress = () => deferredKernel.load().catch(() => deferredKernel.load());
  return createNavigation({
    driver,
    log,
    context: () => ({
      language: i18n.language,
      languages: configuration.core.get().languages,
      table: registry.get().table,
    }),
    onUnknown: (route) => {
      const isToCome = awaitsRoutes();
      if (!isToCome) {
        log.warn(`route "${route}" is not registered; links to it open the home page`);
      }
      return isToCome;
    },
    awaitsRoutes,
    // Without the rest of the routes the address is what those that are here make of it.
    complete: async () => {
      if (!registry.isComplete()) {
        await loadForPress().catch(() => undefined);
      }
    },
    decide: () => deferredKernel.current()?.decide ?? loadForPress().then(({ decide }) => decide),
    decidedRoute: () => window.document.documentElement.dataset['route'],
    hasGuards: () => registry.get().guards.some(({ when }) => evaluateWhen(when, keys.get)),
    loadDocument: (address) =>
      deferredKernel.load().then(
        ({ leave }) => leave(address),
        () => location.assign(address),
      ),
    leaveSite: (address) => location.assign(address),
    showNothing: () =>
      presentation().showInstead(
        createRetryCard({
          message: texts.t('main_page_failed'),
          label: texts.t('main_page_refresh_button'),
          onRetry: () => location.reload(),
        }),
      ),
    setTitle: (title) => presentation().setTitle(title),
    prefetch: (route) => deferredKernel.use(({ prefetch }) => prefetch(route)),
  });
}
