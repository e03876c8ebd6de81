import type { Clock, Disposer, ReadableStore, SessionState } from '@touchline/plugin-api';
import type { ShownRoute } from '../navigation/shown-route.ts';
import type { Registry } from '../registry/registry.ts';
import type { KeptView, KeptViews, ShownView } from './shown-view.ts';
import './kept-views.css';

/** The number of views that are kept: a list, the page before it and one more. */
const MOST = 3;
/** The same in the light version, and on a device with little memory. */
const MOST_LIGHT = 1;
/** Such a device's memory at most, GB. */
const LITTLE_MEMORY = 2;
/** A view that is not returned to within this time is unmounted, ms. */
const KEPT_FOR = 300_000;
/** What was typed would be shown to whoever comes next, and what plays or loads would go on. */
const NEVER_KEPT =
  'form, input, textarea, select, [contenteditable], iframe, object, embed, video, audio';

interface Entry {
  readonly kept: KeptView;
  readonly stop: Disposer;
}

export interface KeptViewsDependencies {
  readonly window: Window & typeof globalThis;
  readonly registry: Pick<Registry, 'get' | 'subscribe'>;
  readonly session: { readonly state: ReadableStore<SessionState> };
  /** Whatever changes what views show in ways that only those on screen learn. */
  readonly changes: readonly Pick<ReadableStore<unknown>, 'subscribe'>[];
  readonly clock: Pick<Clock, 'after'>;
  readonly isLight: () => boolean;
}

function matches({ route, version }: ShownView, wanted: ShownRoute): boolean {
  return (
    route.path === wanted.path &&
    route.plugin === wanted.plugin &&
    route.contribution.module === wanted.contribution.module &&
    version !== undefined
  );
}

/** Calls it once the next frame has been painted; immediately where none will be. */
function afterPaint(
  { window, clock }: Pick<KeptViewsDependencies, 'window' | 'clock'>,
  act: () => void,
): Disposer {
  if (window.document.visibilityState === 'hidden') {
    act();
    return () => undefined;
  }
  let cancel: Disposer = () => undefined;
  const frame = window.requestAnimationFrame(() => {
    cancel = clock.after(0, act);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    cancel();
  };
}

/**
 * Keeps the last views that were left and whose routes say so: hidden, their effects ended, until they
 * are returned to. Each goes after a while, and all of them with the session or whatever else they were
 * rendered for.
 */
export function createKeptViews(dependencies: KeptViewsDependencies): KeptViews & {
  readonly dispose: Disposer;
} {
  const { window, registry, session, changes, clock, isLight } = dependencies;
  const { document } = window;
  /** The one left first at the beginning. */
  let entries: readonly Entry[] = [];

  const most = () => {
    const { deviceMemory = LITTLE_MEMORY + 1 } = window.navigator as { deviceMemory?: number };
    return isLight() || deviceMemory <= LITTLE_MEMORY ? MOST_LIGHT : MOST;
  };
  const release = (entry: Entry) => {
    entries = entries.filter((other) => other !== entry);
    entry.stop();
  };
  const drop = (entry: Entry) => {
    release(entry);
    entry.kept.view.unmount();
  };
  const dropAll = () => entries.forEach(drop);
  const isOutdated = ({ route, version }: ShownView) =>
    registry.get().plugins.get(route.plugin)?.version !== version;

  let player = session.state.get().userId;
  const stops = [
    registry.subscribe(() => entries.filter(({ kept }) => isOutdated(kept)).forEach(drop)),
    session.state.subscribe(({ userId }) => {
      if (userId !== player) {
        player = userId;
        dropAll();
      }
    }),
    ...changes.map(({ subscribe }) => subscribe(dropAll)),
  ];
  // The browser is short of memory, or about to be.
  document.addEventListener('freeze', dropAll);

  return {
    keep: (left) => {
      const { view, route } = left;
      const element = view.element();
      const { activeElement } = document;
      if (
        route.contribution.kept !== true ||
        isOutdated(left) ||
        element.querySelector(NEVER_KEPT) !== null
      ) {
        return false;
      }
      const focused = element.contains(activeElement) ? (activeElement as HTMLElement) : undefined;
      const hide = view.keep();
      if (hide === undefined) {
        return false;
      }
      const ends = [
        // A view on a page that was scrolled would hear of the scroll to the next one's place.
        window.scrollY > 0 ? hide() : afterPaint({ window, clock }, hide),
        clock.after(KEPT_FOR, () => drop(entry)),
        view.state.subscribe((state) => state === 'error' && drop(entry)),
      ];
      const entry: Entry = {
        kept: { ...left, focused },
        stop: () => ends.forEach((end) => end?.()),
      };
      const same = entries.find(({ kept }) => matches(kept, route));
      if (same !== undefined) {
        drop(same);
      }
      entries = [...entries, entry];
      entries.slice(0, -most()).forEach(drop);
      return true;
    },
    take: (route) => {
      const entry = entries.find(({ kept }) => matches(kept, route));
      if (entry !== undefined) {
        release(entry);
      }
      return entry?.kept;
    },
    dispose: () => {
      document.removeEventListener('freeze', dropAll);
      for (const stop of stops) {
        stop();
      }
      dropAll();
    },
  };
}
