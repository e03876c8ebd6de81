import type { KeyValueStorage } from '../services/storage.ts';

/** The value of a readable cookie. */
export function readCookie(document: Document, name: string): string | undefined {
  const found = document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return found === undefined || found === '' ? undefined : decodeURIComponent(found);
}

export function clearCookie(document: Document, name: string): void {
  // The Cookie Store API is not everywhere yet.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=; path=/; max-age=0`;
}

/** Local storage; merely reading the property throws where the browser forbids it. */
export function localStorageOf(window: Window): (KeyValueStorage & Storage) | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Runs an act in one tab of the browser at a time, where the browser can do that. */
export function exclusively<Result>(
  window: Window,
  name: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const { locks } = window.navigator;
  return locks === undefined ? act() : (locks.request(name, act) as Promise<Result>);
}

/** Idle time of the browser, or a moment later where it does not tell. */
export function whenIdle(window: Window, act: () => void, timeout: number): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(act, { timeout });
  } else {
    window.setTimeout(act, 200);
  }
}
