import type { PluginManifest } from '@touchline/contracts/plugins';
import type { ReleaseAnswer } from '@touchline/contracts/releases';
import type { Clock, Disposer, Logger } from '@touchline/plugin-api';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import type { Registry } from '../registry/registry.ts';
import type { KeyStore } from '../services/context-keys.ts';
import type { DirtyForms } from './dirty-forms.ts';
import type { ModuleSource } from './module-source.ts';
import { differenceOf } from './release-difference.ts';

/** The context key by which a plugin blocks changes: `<plugin>.busy`. */
const BUSY = 'busy';
/** A page that is busy is checked again this soon, ms. */
const LOOK_AGAIN = 500;
/** What operators switched off waits no longer than this for a busy page, ms. */
const PATIENCE = 300_000;

/** Applies other versions of plugins while the page is open, without a reload. */
export interface ReleaseFollower {
  /** What is live now. It is applied at a safe point, not under the player's finger. */
  readonly offer: (release: ReleaseAnswer) => void;
  /** Quarantines this version of a plugin until another one is live. */
  readonly quarantine: (plugin: string) => void;
  readonly dispose: Disposer;
}

export interface ReleaseFollowerDependencies {
  readonly registry: Registry;
  readonly modules: Pick<ModuleSource, 'remap'>;
  readonly navigation: Pick<ShellNavigation, 'shown' | 'recheck' | 'go'>;
  readonly keys: Pick<KeyStore, 'get'>;
  readonly clock: Clock;
  readonly dirtyForms: DirtyForms;
  /** Whether views of a plugin are on the page and work. */
  readonly isShown: (plugin: string) => boolean;
  /** Whether a release changes what an open page cannot take over. */
  readonly needsReload: (release: ReleaseAnswer) => boolean;
  /** Another release than before is live. */
  readonly announce: (update: { readonly release: string; readonly needsReload: boolean }) => void;
  /** The page that was on screen was removed: the player reads why they are at home. */
  readonly notifyRemoved: () => void;
  /** The release that the page began with. */
  readonly release: string;
  readonly log: Logger;
  /** A plugin developer wants to see it immediately. */
  readonly isDevelopment: boolean;
}

type Moment = 'now' | 'navigation';

/**
 * Follows the import map; the newest release offered is the one that is applied. What is switched
 * on or off is applied as soon as no plugin is busy and no form is half filled, another version of a
 * plugin when none of its views is on the page, or with the player's next step.
 */
export function createReleaseFollower(dependencies: ReleaseFollowerDependencies): ReleaseFollower {
  const { registry, modules, navigation, keys, clock, dirtyForms, log } = dependencies;
  const leftOff = new Map<string, string>();
  let known = dependencies.release;
  let offered: { readonly release: ReleaseAnswer; readonly at: number } | undefined;
  let cancelLook: Disposer = () => undefined;

  const isBusy = (moment: Moment) =>
    [...registry.get().plugins.keys()].some((plugin) => keys.get(`${plugin}.${BUSY}`) === true) ||
    (moment === 'now' ? dirtyForms.inPage() : dirtyForms.besidePage());

  /** Changes the registry, and the page that is shown where it is concerned. */
  const apply = (manifests: readonly PluginManifest[], gone: readonly string[]) => {
    const shown = navigation.shown.get();
    for (const manifest of manifests) {
      leftOff.delete(manifest.id);
      registry.change({ kind: 'replace', manifest });
    }
    for (const plugin of gone) {
      registry.change({ kind: 'remove', plugin });
    }
    if (shown === undefined) {
      return;
    }
    if (gone.includes(shown.plugin)) {
      dependencies.notifyRemoved();
      void navigation.go('/', { replace: true });
    } else if (
      manifests.some(({ id }) => id === shown.plugin) ||
      // The not-found page may be outdated now.
      shown.contribution.status !== undefined
    ) {
      void navigation.recheck();
    }
  };

  const take = (moment: Moment) => {
    if (offered === undefined) {
      return;
    }
    cancelLook();
    const { release, at } = offered;
    const { importMap, manifests } = release;
    const difference = differenceOf(registry.get().plugins, manifests, leftOff);
    const isOutOfPatience = clock.now() - at >= PATIENCE;
    const busy = !dependencies.isDevelopment && isBusy(moment);
    const gone = busy && !isOutOfPatience ? [] : difference.gone;
    // New plugins are made for the shared modules of their release, which only a reload brings.
    const mayAdd = !busy && !dependencies.needsReload(release);
    const ready = difference.changed.filter(
      ({ id }) =>
        moment === 'navigation' || dependencies.isDevelopment || !dependencies.isShown(id),
    );
    const taken = mayAdd ? [...difference.added, ...ready] : [];
    if (taken.length + gone.length > 0) {
      modules.remap(importMap);
      log.info(`release ${release.release}: ${[...taken.map(({ id }) => id), ...gone].join(', ')}`);
      apply(taken, gone);
    }
    const isDone =
      taken.length === difference.added.length + difference.changed.length &&
      gone.length === difference.gone.length;
    if (isDone) {
      offered = undefined;
    } else if (busy) {
      cancelLook = clock.after(LOOK_AGAIN, () => take('now'));
    }
  };

  let path = navigation.shown.get()?.path;
  const stop = navigation.shown.subscribe((route) => {
    if (route?.path !== path) {
      path = route?.path;
      take('navigation');
    }
  });
  return {
    offer: (release) => {
      offered = { release, at: clock.now() };
      if (release.release !== known) {
        known = release.release;
        const needsReload = dependencies.needsReload(release);
        dependencies.announce({ release: release.release, needsReload });
      }
      take('now');
    },
    quarantine: (plugin) => {
      const manifest = registry.get().plugins.get(plugin);
      if (manifest !== undefined && manifest.criticality !== 'mandatory') {
        leftOff.set(plugin, manifest.version);
        apply([], [plugin]);
      }
    },
    dispose: () => {
      stop();
      cancelLook();
    },
  };
}
