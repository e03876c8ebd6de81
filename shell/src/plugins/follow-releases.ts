import type { ImportMap, ReleaseAnswer } from '@touchline/contracts/releases';
import { DOCUMENT_IDS } from '@touchline/contracts/site';
import type { Disposer, I18n } from '@touchline/plugin-api';
import type { ViewHost } from '../host/view-host.ts';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import type { ShowNotification } from '../overlays/notify.ts';
import type { Registry } from '../registry/registry.ts';
import { needsReload } from '../services/updates/version-check.ts';
import { trackDirtyForms } from './dirty-forms.ts';
import type { ModuleSource } from './module-source.ts';
import { createReleaseFollower, type ReleaseFollower } from './release-follower.ts';
import type { ShellServices } from './shell-services.ts';

/** Follows the import map on this page, and notifies the player where needed. */
export function followReleases(given: {
  readonly window: Window & typeof globalThis;
  readonly outlet: HTMLElement;
  readonly registry: Registry;
  readonly modules: ModuleSource;
  readonly host: Pick<ViewHost, 'refresh'>;
  readonly navigation: ShellNavigation;
  readonly services: ShellServices;
  readonly texts: Pick<I18n, 't'>;
  readonly notify: ShowNotification;
  readonly isDevelopment: boolean;
}): ReleaseFollower & { readonly dispose: Disposer } {
  const { window, outlet, registry, modules, host, navigation, services, texts, notify } = given;
  const { document } = window;
  const { clock, keys, configuration } = services;
  const log = services.logger('shell');
  const bus = services.bus.forSource('shell');
  const dirtyForms = trackDirtyForms({ document, outlet });
  const block = document.getElementById(DOCUMENT_IDS.importMap)?.textContent ?? '{}';
  const { imports = {} } = JSON.parse(block) as Partial<ImportMap>;
  const follower = createReleaseFollower({
    registry,
    modules,
    navigation,
    keys,
    clock,
    dirtyForms,
    log,
    isDevelopment: given.isDevelopment,
    release: configuration.initial.release,
    isShown: (plugin) =>
      document.querySelector(
        `[data-plugin="${plugin}"]:is([data-state="ready"], [data-state="loading"])`,
      ) !== null,
    needsReload: (release) => needsReload(imports, release),
    announce: (update) => void bus.emit('app.updated', update).catch(() => undefined),
    notifyRemoved: () =>
      notify({ id: 'section-off', kind: 'info', message: texts.t('main_section_off') }).catch(
        (error: unknown) => log.warn('failed to report a section', error),
      ),
  });
  const development = given.isDevelopment
    ? import('../development/start-development.ts').then(({ startDevelopment }) =>
        startDevelopment({ window, registry, modules, host, follower, i18n: services.i18n, log }),
      )
    : undefined;
  return {
    ...follower,
    ...(development && {
      offer: (release: ReleaseAnswer) =>
        void development.catch(() => follower).then(({ offer }) => offer(release)),
    }),
    dispose: () => {
      follower.dispose();
      void development?.then(({ dispose }) => dispose());
      dirtyForms.dispose();
    },
  };
}
