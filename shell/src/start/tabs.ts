import type { SessionMessage } from '../services/session.ts';

/** Runs an act in one tab of the browser at a time, where the browser can do that. */
export async function withCrossTabLock<Result>(
  window: Window,
  name: string,
  act: () => Promise<Result>,
): Promise<Result> {
  let begun: Promise<Result> | undefined;
  const once = () => {
    begun ??= act();
    return begun;
  };
  try {
    const { locks } = window.navigator;
    return locks === undefined ? await once() : ((await locks.request(name, once)) as Result);
  } catch {
    // Either the act failed, and fails here again, or the browser refuses locks along with storage.
    return once();
  }
}

/** The tabs of one browser, telling each other of logins and logouts. */
export interface Tabs {
  readonly announce: (message: SessionMessage) => void;
  readonly onMessage: (listener: (message: SessionMessage) => void) => void;
}

const NAME = 'touchline-session';

function isMessage(value: unknown): value is SessionMessage {
  return value === 'login' || value === 'logout';
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    // Older browsers have none, and some refuse it where cookies are blocked.
    return undefined;
  }
}

/** Connects the tabs by a channel, or by events of local storage where there is none. */
export function connectTabs(window: Window): Tabs {
  const channel = openChannel();
  if (channel !== undefined) {
    return {
      // A channel reaches this origin alone and knows no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      announce: (message) => channel.postMessage(message),
      onMessage: (listener) =>
        channel.addEventListener('message', ({ data }) => {
          if (isMessage(data)) {
            listener(data);
          }
        }),
    };
  }
  return {
    announce: (message) => {
      try {
        window.localStorage.setItem(NAME, message);
        window.localStorage.removeItem(NAME);
      } catch {
        // Without storage there is no way to the other tabs; they find out with their next call.
      }
    },
    onMessage: (listener) =>
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === NAME && isMessage(newValue)) {
          listener(newValue);
        }
      }),
  };
}
