import {
  DisconnectAnswer,
  MARKER_COOKIE,
  SIGNED_OUT_COOKIE,
  TOKEN_COOKIE,
  SessionCheckAnswer,
  TokenAnswer,
} from '@touchline/contracts/identity';
import { withRetries } from '@touchline/domain/time';
import type { Clock, Flags, Http, Logger, SessionState, Store } from '@touchline/plugin-api';
import { ApplicationError } from '@touchline/plugin-api/errors';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import type { KeyStore } from '../services/context-keys.ts';
import type { Recovery } from '../services/http.ts';
import { createSession, type ShellSession } from '../services/session.ts';
import { createTokenStore, tokenPlayer } from '../services/token.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { tokenRecovery } from './recoveries.ts';
import { connectTabs, withCrossTabLock } from './tabs.ts';

/** As long as the longest refresh token lives, s. */
const SIGNED_OUT_SECONDS = 30 * 86_400;
/** platform.txt §7: the session check is made again twice, 1500 ms apart. */
const CHECK_AGAIN = { retries: 2, pause: 1500 } as const;
/** How long a refused page waits for a sign-in that is on its way, ms. */
const NEXT_SIGN_IN_MS = 1_000;
/** Query flag that redirects home after a sign-out, whatever the page. */
const HOME_FLAG = 'logout-home';

export interface AuthenticationDependencies {
  readonly state: Store<SessionState>;
  readonly http: Http;
  readonly keys: KeyStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly flags: Flags;
  readonly navigation: () => ShellNavigation;
  readonly window: Window;
}

export interface Authentication {
  readonly session: ShellSession;
  /**
   * A valid access token while a player is signed in; once the session has ended the player is signed out.
   * @param refused a token that the server has refused and that is replaced
   */
  readonly token: (refused?: string) => Promise<string | undefined>;
  readonly recovery: Recovery;
  /** Names the player as the cookies do, or forgets one that another tab has signed out. */
  readonly syncWithCookies: () => void;
}

/** Headers and cookie attributes for a site whose pages are embedded in others. */
function embedding({ isOn }: Flags): {
  headers: Readonly<Record<string, string>>;
  suffix: string;
} {
  const sameSite = isOn('sameSiteNone');
  const partitioned = isOn('partitionedCookies');
  return {
    headers: {
      ...(sameSite ? { 'X-Same-Site': 'none' } : {}),
      ...(partitioned ? { 'X-Partitioned': '1' } : {}),
    },
    suffix: `${sameSite ? '; SameSite=None; Secure' : ''}${partitioned ? '; Partitioned' : ''}`,
  };
}

/** Ties session and tokens to the browser: cookies, other tabs, the calls behind them. */
export function createAuthentication({
  state,
  http,
  keys,
  clock,
  log,
  flags,
  navigation,
  window,
}: AuthenticationDependencies): Authentication {
  const { document } = window;
  const tabs = connectTabs(window);
  const isSignedIn = () => keys.get('authenticated') === true;
  /** A new document is on its way; what this one still knows no longer counts. */
  let leaving = false;

  const tokens = createTokenStore({
    now: clock.now,
    readCookie: () => readCookie(document, TOKEN_COOKIE),
    onToken: (token) => {
      const player = tokenPlayer(token);
      if (player !== undefined && !leaving) {
        session.identify(player);
      }
    },
    fetchToken: async () => {
      const answer = await http.request({
        path: '/web-api/user/gettoken',
        query: { force_refresh: true },
        schema: TokenAnswer,
      });
      return answer.token;
    },
    withCrossTabLock: (act) => withCrossTabLock(window, 'touchline-token', act),
  });
  const signedOut = {
    isSet: () => readCookie(document, SIGNED_OUT_COOKIE) !== undefined,
    set: () =>
      writeCookie(document, { name: SIGNED_OUT_COOKIE, value: '1', seconds: SIGNED_OUT_SECONDS }),
    clear: () => writeCookie(document, { name: SIGNED_OUT_COOKIE, value: '', seconds: 0 }),
  };
  const token = async (refused?: string): Promise<string | undefined> => {
    if (leaving || !isSignedIn() || signedOut.isSet()) {
      return undefined;
    }
    try {
      return await (refused === undefined ? tokens.get() : tokens.replace(refused));
    } catch (error) {
      if ((error as Partial<ApplicationError>).status === 401) {
        if (refused !== undefined) {
          // A new password ends this sign-in before its own response brings the next one.
          await new Promise<void>((resolve) => {
            clock.after(NEXT_SIGN_IN_MS, resolve);
          });
          return await token();
        }
        await session.ended();
        return undefined;
      }
      log.warn('no token could be fetched', error);
      throw error;
    }
  };
  const session = createSession({
    state,
    tokens,
    log,
    signedOut,
    check: async () => {
      const answer = await withRetries({
        ...CHECK_AGAIN,
        wait: (milliseconds) =>
          new Promise<void>((resolve) => {
            clock.after(milliseconds, resolve);
          }),
        act: () =>
          http.request({
            path: '/web-api/session-check',
            schema: SessionCheckAnswer,
            headers: embedding(flags).headers,
          }),
      });
      return answer.user_id ?? undefined;
    },
    onChecked: (isAuthenticated) => keys.set('authenticated', isAuthenticated),
    disconnect: async () => {
      const { success, message } = await http.request({
        method: 'POST',
        path: '/web-api/auth/v1/disconnect',
        schema: DisconnectAnswer,
        authentication: 'optional',
      });
      if (!success) {
        throw new ApplicationError({
          code: 'disconnect_failed',
          message: message ?? 'the server did not sign the player out',
          phase: 'request',
        });
      }
    },
    clearCookies: () => {
      // Both kinds: a site may have changed how it writes them since.
      for (const suffix of new Set(['', embedding(flags).suffix])) {
        for (const name of [MARKER_COOKIE, TOKEN_COOKIE]) {
          writeCookie(document, { name, value: '', seconds: 0, suffix });
        }
      }
    },
    liftBan: () => {
      keys.set('banned', false);
      keys.set('banLevel', 0);
    },
    announce: tabs.announce,
    onMessage: tabs.onMessage,
    afterLogin: () => navigation().recheck('signed-in'),
    leave: async (outcome) => {
      if (leaving) {
        return;
      }
      leaving = true;
      // A new document leaves nothing of the player behind in memory.
      const { location } = window;
      const goesHome =
        navigation().shown.get()?.contribution.access === 'auth' ||
        new URLSearchParams(location.search).has(HOME_FLAG);
      if (outcome === 'signed-out' && goesHome) {
        location.assign(navigation().href('/'));
      } else {
        location.reload();
      }
    },
  });
  state.subscribe(({ userId }) => {
    if (!leaving) {
      keys.set('authenticated', userId !== undefined);
    }
  });

  return {
    session,
    token,
    recovery: tokenRecovery({ tokens, isSignedIn, onSessionGone: session.ended }),
    syncWithCookies: () => {
      if (!isSignedIn() || leaving) {
        return;
      }
      if (readCookie(document, MARKER_COOKIE) === undefined) {
        if (state.get().userId === undefined) {
          // An old document, kept for times without a connection: loading it again changes nothing.
          keys.set('authenticated', false);
        } else {
          void session.ended();
        }
        return;
      }
      const held = tokens.held();
      const player = held === undefined ? undefined : tokenPlayer(held);
      if (player !== undefined && state.get().userId === undefined) {
        session.identify(player);
      }
    },
  };
}
