/** What a game says to the page that shows it. Balances are hints: the page reads its own. */
export type GameMessage =
  | {
      readonly type:
        | 'ready'
        | 'balanceChanged'
        | 'depositRequested'
        | 'lobbyRequested'
        | 'sessionExpired';
    }
  | { readonly type: 'roundStarted' | 'roundEnded'; readonly round: string }
  | { readonly type: 'error'; readonly code: string };

/** What the page says to the game. */
export type HostMessage =
  | { readonly type: 'init'; readonly theme: 'light' | 'dark' }
  | { readonly type: 'pause' | 'resume' | 'refreshBalance' | 'close' };

const TYPES: ReadonlySet<unknown> = new Set(['init', 'pause', 'resume', 'refreshBalance', 'close']);

export interface Bridge {
  readonly send: (message: GameMessage) => void;
  readonly listen: (onMessage: (message: HostMessage) => void) => void;
}

/** The way to the page around the game: only to its exact origin, and only from it and from that window. */
export function createBridge(host: string): Bridge {
  const isFramed = host !== '' && window.parent !== window;
  return {
    send: (message) => {
      if (isFramed) {
        window.parent.postMessage({ of: 'game', ...message }, host);
      }
    },
    listen: (onMessage) => {
      window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
        const message = data as { readonly of?: unknown; readonly type?: unknown } | null;
        const isTheirs = isFramed && origin === host && source === window.parent;
        if (isTheirs && message?.of === 'host' && TYPES.has(message.type)) {
          onMessage(message as unknown as HostMessage);
        }
      });
    },
  };
}
