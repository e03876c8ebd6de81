import {
  CAPTCHA_CODES,
  CaptchaDetails,
  FINGERPRINT_HEADER,
  LegalDetails,
  TERMS_EXCEPTION,
} from '@touchline/contracts/identity';
import type { ApplicationError } from '@touchline/plugin-api';
import type { DeviceFingerprint } from '../services/device/fingerprint.ts';
import type { Recovery } from '../services/http.ts';
import type { TokenStore } from '../services/token.ts';

const UNAUTHORIZED = 401;
const BEARER = 'Bearer ';

/** How often one call is made again with another token; the specification shows no number. */
const MOST_TOKENS = 2;
/** A pass may be too late for its call; after that the player sees the error. */
const MOST_CHALLENGES = 2;

/** 401: one refresh shared by everyone, then the call again; without a session the player is out. */
export function tokenRecovery({
  tokens,
  isSignedIn,
  onSessionGone,
}: {
  readonly tokens: Pick<TokenStore, 'replace'>;
  readonly isSignedIn: () => boolean;
  readonly onSessionGone: () => Promise<void>;
}): Recovery {
  return {
    name: 'token',
    limit: MOST_TOKENS,
    applies: (error, { authentication = 'none' }) =>
      error.status === UNAUTHORIZED && authentication !== 'none' && isSignedIn(),
    recover: async (_error, sent) => {
      try {
        // What this very call carried: another may have replaced it in the meantime.
        const token = await tokens.replace(sent['Authorization']?.slice(BEARER.length));
        return { Authorization: `${BEARER}${token}` };
      } catch (error) {
        if ((error as Partial<ApplicationError>).status === UNAUTHORIZED) {
          await onSessionGone();
        }
        return undefined;
      }
    },
  };
}

/** 400 with the fingerprint's code: fetched again, and the call repeated with it. */
export function fingerprintRecovery({ refetch }: DeviceFingerprint): Recovery {
  return {
    name: 'fingerprint',
    limit: 1,
    applies: ({ status, code }) => status === 400 && code === 'fingerprint_required',
    recover: async () => {
      const token = await refetch();
      return token === undefined ? undefined : { [FINGERPRINT_HEADER]: token };
    },
  };
}

/** 400 with one of the captcha's codes 100, 111, 112, 113: solved, and the call repeated with it. */
export function captchaRecovery(
  pass: () => Promise<Readonly<Record<string, string>> | undefined>,
): Recovery {
  return {
    name: 'captcha',
    limit: MOST_CHALLENGES,
    applies: ({ status, code, details }) =>
      status === 400 &&
      (Object.hasOwn(CAPTCHA_CODES, code) || CaptchaDetails.safeParse(details).success),
    recover: pass,
  };
}

/** 451 with exception code 1 while terms are enabled: the player goes to confirm them. */
export function termsRecovery({
  isEnabled,
  confirm,
}: {
  readonly isEnabled: () => boolean;
  readonly confirm: () => Promise<unknown>;
}): Recovery {
  return {
    name: 'terms',
    limit: 1,
    applies: ({ status, details }) =>
      status === 451 &&
      isEnabled() &&
      LegalDetails.safeParse(details).data?.exception_code === TERMS_EXCEPTION,
    recover: async () => {
      await confirm();
      return undefined;
    },
  };
}

/** What the gate of the server refuses calls with when a page would have led elsewhere. */
const REFUSALS: ReadonlySet<string> = new Set([
  'site_maintenance',
  'visitor_blocked',
  'player_banned',
  'identification_required',
]);

/** The server no longer lets this page call: what it was decided from has changed since. */
export function refusalRecovery(onRefused: (code: string) => void): Recovery {
  return {
    name: 'refusal',
    limit: 1,
    applies: ({ code }) => REFUSALS.has(code),
    recover: async ({ code }) => {
      onRefused(code);
      return undefined;
    },
  };
}

/** 403 for want of a recent proof: the player is prompted once for all calls, and the call repeated. */
export function stepUpRecovery(ask: () => Promise<boolean>): Recovery {
  let asking: Promise<boolean> | undefined;
  return {
    name: 'step-up',
    limit: 1,
    applies: ({ status, code }) => status === 403 && code === 'step_up_required',
    // The server keeps the proof: no header carries it.
    recover: async () => {
      asking ??= ask()
        .catch(() => false)
        .finally(() => {
          asking = undefined;
        });
      return (await asking) ? {} : undefined;
    },
  };
}

/** 403 for a reality check that is due: it is shown. The call stays refused; what it was for may have changed. */
export function realityCheckRecovery(show: () => Promise<unknown>): Recovery {
  return {
    name: 'reality-check',
    limit: 1,
    applies: ({ status, code }) => status === 403 && code === 'reality_check_due',
    recover: async () => {
      await show();
      return undefined;
    },
  };
}

/** 403 without the grant for secure data: requested once for all, and the call repeated. */
export function grantRecovery(ask: () => Promise<unknown>): Recovery {
  let asking: Promise<boolean> | undefined;
  return {
    name: 'grant',
    limit: 1,
    applies: ({ status, code }) => status === 403 && code === 'secure_grant_required',
    recover: async () => {
      asking ??= ask()
        .then(
          () => true,
          () => false,
        )
        .finally(() => {
          asking = undefined;
        });
      // The grant is a cookie: no header carries it.
      return (await asking) ? {} : undefined;
    },
  };
}
