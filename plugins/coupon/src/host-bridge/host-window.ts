import type { Disposer } from '@touchline/plugin-api';

/** What a host receives: the whole state each time, so that none of it can be missed. */
export interface HostState {
  readonly type: 'touchline:state';
  readonly version: 1;
  readonly betCount: number;
  readonly isOneClick: boolean;
  /** Available sections of other companies. */
  readonly sections: readonly string[];
}

/** A host requests the state by a message of this type. */
export const ASK = 'touchline:ask';
/** The object that a native application puts into the page, by this name. */
export const NATIVE_BRIDGE = 'touchlineHost';

interface NativeWindow {
  /** Android: a Java object takes text. */
  readonly [NATIVE_BRIDGE]?: { readonly postMessage: (text: string) => void };
  /** iOS: a handler of WebKit takes a value. */
  readonly webkit?: {
    readonly messageHandlers?: Readonly<
      Record<string, { readonly postMessage: (state: HostState) => void } | undefined>
    >;
  };
}

/** What surrounds the page: a frame of a known origin, or a native application. */
export interface Host {
  readonly report: (state: HostState) => void;
  /** Receives requests of a host; only of the origins it is allowed for. */
  readonly onAsk: (listener: () => void) => Disposer;
}

/**
 * The host of this page. A message reaches only the origins given, which the browser checks, and
 * only their requests are received: any page may put this one into a frame.
 */
export function createHost({
  window,
  origins,
}: {
  readonly window: Window;
  readonly origins: readonly string[];
}): Host {
  const native = window as unknown as NativeWindow;
  const { parent } = window;
  return {
    report: (state) => {
      if (parent !== window) {
        for (const origin of origins) {
          parent.postMessage(state, origin);
        }
      }
      native[NATIVE_BRIDGE]?.postMessage(JSON.stringify(state));
      native.webkit?.messageHandlers?.[NATIVE_BRIDGE]?.postMessage(state);
    },
    onAsk: (listener) => {
      const handle = ({ source, origin, data }: MessageEvent) => {
        if (source === parent && origins.includes(origin) && data?.type === ASK) {
          listener();
        }
      };
      window.addEventListener('message', handle);
      return () => window.removeEventListener('message', handle);
    },
  };
}
