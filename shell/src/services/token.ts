function claimsOf(token: string): { readonly exp?: unknown; readonly sub?: unknown } {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
  } catch {
    return {};
  }
}

/** The expiry of an access token, milliseconds since epoch; `undefined` when it states none. */
export function tokenExpiry(token: string): number | undefined {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : undefined;
}

/** Whose access token it is; the server alone decides whether that is true. */
export function tokenPlayer(token: string): string | undefined {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' && sub !== '' ? sub : undefined;
}

export interface TokenDependencies {
  readonly now: () => number;
  /** The readable cookie `user_token`, shared by all tabs. */
  readonly readCookie: () => string | undefined;
  /** GET /web-api/user/gettoken?force_refresh=true; throws with a code when there is no session. */
  readonly fetchToken: () => Promise<string>;
  /** Receives every token that is put into use. */
  readonly onToken?: (token: string) => void;
  /** Runs one refresh at a time across all tabs of the browser. */
  readonly withCrossTabLock: <Result>(act: () => Promise<Result>) => Promise<Result>;
}

export interface TokenStore {
  /** A token that is valid now; refreshed when it is missing or about to expire. */
  readonly get: () => Promise<string>;
  /** The token that is there already and still valid. */
  readonly held: () => string | undefined;
  /** A fresh token in place of one the server refused. */
  readonly replace: (refused: string | undefined) => Promise<string>;
  readonly set: (token: string | undefined) => void;
}

/** Renewed this long before its expiry, so that it does not die on the way to the server. */
const MARGIN = 10_000;
/** A refresh is shared with every caller within this time. */
const SHARED_FOR = 60_000;

/**
 * Keeps the access token: fifty calls that find it expired cause one refresh, and the tabs of one
 * browser share its result through the cookie.
 */
export function createTokenStore(dependencies: TokenDependencies): TokenStore {
  let token: string | undefined;
  let refreshing: Promise<string> | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;

  const isValid = (candidate: string | undefined): candidate is string => {
    const expiry = candidate === undefined ? undefined : tokenExpiry(candidate);
    return expiry !== undefined && expiry - MARGIN > dependencies.now();
  };

  const refresh = (refused: string | undefined): Promise<string> => {
    refreshing ??= dependencies
      .withCrossTabLock(async () => {
        // Another tab may have refreshed while this one waited for its turn.
        const shared = dependencies.readCookie();
        const fresh =
          shared !== undefined && shared !== refused && isValid(shared)
            ? shared
            : await dependencies.fetchToken();
        token = fresh;
        refreshedAt = dependencies.now();
        dependencies.onToken?.(fresh);
        return fresh;
      })
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  };

  const held = () => {
    token ??= dependencies.readCookie();
    return isValid(token) ? token : undefined;
  };

  return {
    held,
    get: async () => held() ?? refresh(undefined),
    replace: async (refused) => {
      const recent = dependencies.now() - refreshedAt < SHARED_FOR;
      return recent && token !== refused && isValid(token) ? token : refresh(refused);
    },
    set: (given) => {
      token = given;
      refreshedAt = given === undefined ? Number.NEGATIVE_INFINITY : dependencies.now();
    },
  };
}
