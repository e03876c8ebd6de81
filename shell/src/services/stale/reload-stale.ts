import type { Bus, Clock, Disposer, Logger } from '@touchline/plugin-api';
import { tabStorage } from '../../start/tab-storage.ts';

/** A page reloads for missing files at most this often, ms (product §9). */
export const BETWEEN_RELOADS = 60_000;
const KEY = 'tl:reloaded-at';

/** The plugin whose published file failed to load, and that file. */
function failedFile(target: EventTarget | null): { plugin: string; url: string } | undefined {
  const url =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement
        ? target.href
        : '';
  const plugin = /\/assets\/([^/]+)\//.exec(url)?.[1];
  return plugin === undefined ? undefined : { plugin, url };
}

/**
 * A page that has been open for long may request files that are no longer published. When a view
 * fails by one that the server reports as missing, the page is loaded again, at most once a minute; a
 * lost connection is no reason to.
 */
export function reloadWhenStale({
  window,
  bus,
  clock,
  log,
  isGone,
}: {
  readonly window: Pick<Window, 'document' | 'sessionStorage' | 'location'>;
  readonly bus: Pick<Bus, 'on'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Logger;
  /** Whether the server answers that it does not have the file. */
  readonly isGone: (url: string) => Promise<boolean>;
}): Disposer {
  const { document, location } = window;
  const failed = new Map<string, string>();
  const handle = ({ target }: Event) => {
    const file = failedFile(target);
    if (file !== undefined) {
      failed.set(file.plugin, file.url);
    }
  };
  const consider = async (url: string) => {
    // Without a memory the page might be loaded again for ever.
    const memory = tabStorage(window);
    const last = Number(memory?.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (memory === undefined || clock.now() - last < BETWEEN_RELOADS || !(await isGone(url))) {
      return;
    }
    memory.setItem(KEY, String(clock.now()));
    log.info(`${url} is no longer published; reloading the page`);
    location.reload();
  };
  document.addEventListener('error', handle, { capture: true });
  const stop = bus.on('plugin.failed', ({ plugin, phase }) => {
    const url = failed.get(plugin);
    if (url !== undefined && phase === 'load') {
      consider(url).catch((error: unknown) => log.warn('a stale page was not reloaded', error));
    }
  });
  return () => {
    stop();
    document.removeEventListener('error', handle, { capture: true });
  };
}
