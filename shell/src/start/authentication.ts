import type { ApplicationError, Clock, Http, Logger } from '@touchline/plugin-api';
import type { ShellNavigation } from '../navigation/controller.ts';
import type { KeyStore } from '../services/context-keys.ts';
import type { Recovery } from '../services/http.ts';
import { createSession, type ShellSession } from '../services/session.ts';
import { createTokenStore } from '../services/token.ts';
import { clearCookie, exclusively, readCookie } from './browser.ts';

const answers = () => import('./authentication-answers.ts');

const MARKER_COOKIE = 'ua';
const TOKEN_COOKIE = 'user_token';

export interface Authentication {
  readonly session: ShellSession;
  /** A valid access token while somebody is signed in. */
  readonly token: () => Promise<string | undefined>;
  /** A refused token is replaced once; without a session any more the player is signed out. */
  readonly recovery: Recovery;
}

/** Ties session and tokens to the browser: cookies, other tabs, the calls behind them. */
export function createAuthentication({
  http,
  keys,
  clock,
  log,
  navigation,
  window,
}: {
  readonly http: Http;
  readonly keys: KeyStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly navigation: () => ShellNavigation;
  readonly window: Window;
}): Authentication {
  const { document } = window;
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('touchline-session');
  let lastToken: string | undefined;
  /** A new document is on its way; what this one still knows no longer counts. */
  let leaving = false;

  const tokens = createTokenStore({
    now: clock.now,
    readCookie: () => readCookie(document, TOKEN_COOKIE),
    fetchToken: async () => {
      const { TokenAnswer } = await answers();
      const answer = await http.request({
        path: '/web-api/user/gettoken',
        query: { force_refresh: true },
        schema: TokenAnswer,
      });
      return answer.token;
    },
    exclusively: (act) => exclusively(window, 'touchline-token', act),
  });
  const token = async () => {
    if (leaving || keys.get('authenticated') !== true) {
      return undefined;
    }
    try {
      lastToken = await tokens.get();
      return lastToken;
    } catch (error) {
      if ((error as Partial<ApplicationError>).status === 401) {
        await session.ended();
        return undefined;
      }
      throw error;
    }
  };
  const session = createSession({
    tokens,
    log,
    check: async () => {
      const { SessionCheckAnswer } = await answers();
      const answer = await http.request({
        path: '/web-api/session-check',
        schema: SessionCheckAnswer,
      });
      const userId = answer.user_id ?? undefined;
      keys.set('authenticated', userId !== undefined);
      return userId;
    },
    disconnect: async () => {
      const { DisconnectAnswer } = await answers();
      await http.request({
        method: 'POST',
        path: '/web-api/auth/v1/disconnect',
        schema: DisconnectAnswer,
        authentication: 'optional',
      });
    },
    clearCookies: () => {
      clearCookie(document, MARKER_COOKIE);
      clearCookie(document, TOKEN_COOKIE);
    },
    // A channel reaches this origin alone and knows no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    announce: (message) => channel?.postMessage(message),
    hear: (listener) => channel?.addEventListener('message', ({ data }) => listener(data)),
    afterLogin: () => navigation().recheck(),
    afterLogout: async () => {
      if (leaving) {
        return;
      }
      leaving = true;
      // A new document leaves nothing of the player behind in memory.
      const shown = navigation().shown.get();
      window.location.assign(
        shown?.contribution.access === 'auth' ? navigation().href('/') : window.location.href,
      );
    },
  });
  session.state.subscribe(({ userId }) => {
    if (!leaving) {
      keys.set('authenticated', userId !== undefined);
    }
  });

  return {
    session,
    token,
    recovery: {
      name: 'token',
      applies: (error, request) =>
        error.status === 401 &&
        (request.authentication === 'required' || request.authentication === 'optional') &&
        keys.get('authenticated') === true,
      recover: async () => {
        try {
          lastToken = await tokens.replace(lastToken);
          return { Authorization: `Bearer ${lastToken}` };
        } catch (error) {
          if ((error as Partial<ApplicationError>).status === 401) {
            await session.ended();
          }
          return undefined;
        }
      },
    },
  };
}
