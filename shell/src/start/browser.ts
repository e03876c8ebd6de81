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

/** A task of its own for what follows: what the player does meanwhile comes first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    port2.postMessage(0);
  });
}
