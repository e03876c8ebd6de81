import type { KeyValueStorage } from '../services/storage.ts';

/** Local storage; merely reading the property throws where the browser forbids it. */
export function localStorageOf(window: Window): (KeyValueStorage & Storage) | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Whether a key of local storage is `1`; reading may throw where storage is broken. */
export function readFlag(storage: KeyValueStorage | undefined, key: string): boolean {
  try {
    return storage?.getItem(key) === '1';
  } catch {
    return false;
  }
}

/** Idle time of the browser, or a moment later where it does not report idle time. */
export function whenIdle(window: Window, act: () => void, timeout: number): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(act, { timeout });
  } else {
    window.setTimeout(act, 200);
  }
}
