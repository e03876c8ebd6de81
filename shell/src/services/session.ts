import type { SessionAnswer } from '@touchline/contracts';
import {
  createStore,
  type Logger,
  type ReadableStore,
  type SessionState,
} from '@touchline/plugin-api';
import type { TokenStore } from './token.ts';

export interface SessionDependencies {
  readonly tokens: TokenStore;
  readonly log: Logger;
  /** GET /web-api/session-check: the user id behind the cookies, if any. */
  readonly check: () => Promise<string | undefined>;
  /** POST /web-api/auth/v1/disconnect */
  readonly disconnect: () => Promise<void>;
  readonly clearCookies: () => void;
  /** Tells the other tabs; they follow with `onForeignLogout`. */
  readonly announce: (message: 'login' | 'logout') => void;
  readonly hear: (listener: (message: 'login' | 'logout') => void) => void;
  /** Where to go after a login and after a logout. */
  readonly afterLogin: () => Promise<void>;
  readonly afterLogout: () => Promise<void>;
}

export interface ShellSession {
  readonly state: ReadableStore<SessionState>;
  readonly adopt: (answer: SessionAnswer) => Promise<void>;
  readonly logout: () => Promise<void>;
  /** Asks the server who is signed in; called once at start when the marker says somebody is. */
  readonly verify: () => Promise<void>;
  /** The server ended the session: forget it without asking it again. */
  readonly ended: () => Promise<void>;
}

/** Who is signed in. The state follows from the user id alone. */
export function createSession(dependencies: SessionDependencies): ShellSession {
  const { tokens, log } = dependencies;
  const state = createStore<SessionState>({ userId: undefined });
  const setUser = (userId: string | undefined) => {
    if (state.get().userId !== userId) {
      state.set({ userId });
    }
  };
  const verify = async () => {
    try {
      setUser(await dependencies.check());
    } catch (error) {
      log.warn('the session could not be checked', error);
    }
  };
  const forget = async () => {
    tokens.set(undefined);
    dependencies.clearCookies();
    // Leaving comes first: whoever hears that nobody is signed in would navigate in between.
    await dependencies.afterLogout();
    setUser(undefined);
  };
  dependencies.hear((message) => {
    if (message === 'logout') {
      void forget();
    } else {
      tokens.set(undefined);
      void verify();
    }
  });
  return {
    state,
    verify,
    ended: forget,
    adopt: async (answer) => {
      tokens.set(answer.token);
      setUser(answer.userId);
      dependencies.announce('login');
      await dependencies.afterLogin();
    },
    logout: async () => {
      try {
        await dependencies.disconnect();
      } catch (error) {
        // Whatever the server said, this browser must not stay signed in.
        log.error('disconnect failed', error);
      }
      dependencies.announce('logout');
      await forget();
    },
  };
}
