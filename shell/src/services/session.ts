import type { SessionAnswer } from '@touchline/contracts/identity';
import type { Logger, ReadableStore, SessionState, Store } from '@touchline/plugin-api';
import type { TokenStore } from './token.ts';

/** Said in the other tabs of this browser. */
export type SessionMessage = 'login' | 'logout';

/** Set when a sign-out did not reach the server: nothing may sign in again automatically until it has. */
export interface SignedOutMarker {
  readonly isSet: () => boolean;
  readonly set: () => void;
  readonly clear: () => void;
}

export interface SessionDependencies {
  readonly state: Store<SessionState>;
  readonly tokens: TokenStore;
  readonly log: Logger;
  /** GET /web-api/session-check: the user id behind the cookies, if any. */
  readonly check: () => Promise<string | undefined>;
  /** Receives whether a player is signed in, also when the name stays the same or is not known yet. */
  readonly onChecked: (isSignedIn: boolean) => void;
  /** POST /web-api/auth/v1/disconnect; rejects with the server's message when it was refused. */
  readonly disconnect: () => Promise<void>;
  /** Clears the cookies `ua` and `user_token`. */
  readonly clearCookies: () => void;
  readonly signedOut: SignedOutMarker;
  /** Sets the ban level to 0. */
  readonly liftBan: () => void;
  /** Notifies the other tabs, and receives from them. */
  readonly announce: (message: SessionMessage) => void;
  readonly onMessage: (listener: (message: SessionMessage) => void) => void;
  readonly afterLogin: () => Promise<void>;
  /** Goes home or reloads after a sign-out; reloads after one that failed, and for another player. */
  readonly leave: (outcome: 'signed-out' | 'failed' | 'replaced') => Promise<void>;
}

export interface ShellSession {
  readonly state: ReadableStore<SessionState>;
  readonly adopt: (answer: SessionAnswer) => Promise<void>;
  readonly logout: () => Promise<void>;
  /** Queries the server for the signed-in player. */
  readonly verify: () => Promise<void>;
  /** The server ended the session: forget it without asking it again. */
  readonly ended: () => Promise<void>;
  /** Names the player as the token does; nothing is requested. */
  readonly identify: (userId: string) => void;
  /** Repeats a sign-out that did not reach the server. */
  readonly confirmSignOut: () => Promise<void>;
}

/** Who is signed in. The state follows from the user id alone. */
export function createSession(dependencies: SessionDependencies): ShellSession {
  const { state, tokens, log, signedOut } = dependencies;
  /** Counts what is known better than by a check that is still under way. */
  let latest = 0;
  const setUser = (userId: string | undefined) => {
    if (state.get().userId !== userId) {
      latest += 1;
      state.set({ userId });
    }
  };
  const forget = async (outcome: 'signed-out' | 'failed') => {
    latest += 1;
    tokens.set(undefined);
    dependencies.clearCookies();
    dependencies.liftBan();
    // Leaving comes first: a subscriber notified of the sign-out would navigate in between.
    await dependencies.leave(outcome);
    setUser(undefined);
  };
  const verify = async () => {
    if (signedOut.isSet()) {
      return;
    }
    latest += 1;
    const own = latest;
    try {
      const userId = await dependencies.check();
      // A sign-in or sign-out since then is newer than this response.
      if (own === latest) {
        dependencies.onChecked(userId !== undefined);
        setUser(userId);
      }
    } catch (error) {
      log.warn('failed to check the session', error);
    }
  };
  /** Another tab has signed in; what this one shows of another player must not stay. */
  const follow = async () => {
    const before = state.get().userId;
    tokens.set(undefined);
    await verify();
    if (before !== undefined && before !== state.get().userId) {
      await dependencies.leave('replaced');
    }
  };
  const logout = async () => {
    try {
      await dependencies.disconnect();
    } catch (error) {
      // Whatever the server said, this browser must not stay signed in.
      log.error('disconnect failed', error);
      signedOut.set();
      dependencies.announce('logout');
      await forget('failed');
      return;
    }
    dependencies.announce('logout');
    await forget('signed-out');
  };
  dependencies.onMessage((message) => {
    if (message === 'logout') {
      void forget('signed-out');
    } else {
      void follow();
    }
  });
  return {
    state,
    verify,
    logout,
    ended: () => forget('signed-out'),
    identify: setUser,
    adopt: async (answer) => {
      latest += 1;
      signedOut.clear();
      tokens.set(answer.token);
      setUser(answer.userId);
      dependencies.announce('login');
      await dependencies.afterLogin();
    },
    confirmSignOut: async () => {
      if (!signedOut.isSet()) {
        return;
      }
      try {
        await dependencies.disconnect();
        signedOut.clear();
      } catch (error) {
        log.warn('the sign-out has not reached the server yet', error);
      }
    },
  };
}
