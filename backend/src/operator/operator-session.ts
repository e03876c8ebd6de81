import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a sign-in lasts without a use, and at most. */
const IDLE_MS = 30 * 60_000;
const LONGEST_MS = 8 * 60 * 60_000;

/** A sign-in of the console: when it began and when it ends unless it is used. */
export interface SignedIn {
  /** Whose it is. */
  readonly name: string;
  readonly since: number;
  readonly expiresAt: number;
}

export interface OperatorSessions {
  /** Begins a sign-in, or moves the end of one on; never past its longest time. */
  readonly issue: (
    who: { readonly name: string; readonly since?: number | undefined },
    now: number,
  ) => SignedIn & { readonly cookie: string };
  /** What a cookie proves; undefined for one that is forged, over, or of another token. */
  readonly read: (cookie: string | undefined, now: number) => SignedIn | undefined;
}

/**
 * Sign-ins of the console as signed cookies: nothing is stored, every instance understands them, and
 * a new operator token ends them all. The token itself never reaches the browser's storage.
 */
export function createOperatorSessions(operatorToken: string): OperatorSessions {
  const sign = (text: string) =>
    createHmac('sha256', operatorToken).update(`operator session ${text}`).digest('base64url');

  return {
    issue: ({ name, since: begun }, now) => {
      const since = begun ?? now;
      const expiresAt = Math.min(now + IDLE_MS, since + LONGEST_MS);
      const text = `${since}.${expiresAt}.${name}`;
      return { name, since, expiresAt, cookie: `${text}.${sign(text)}` };
    },
    read: (cookie, now) => {
      const [, since = '', expiresAt = '', name = '', signature = ''] =
        /^(\d{1,15})\.(\d{1,15})\.([a-z][a-z0-9-]{0,63})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
      const expected = sign(`${since}.${expiresAt}.${name}`);
      const isOurs =
        signature.length === expected.length &&
        timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
      return isOurs && Number(expiresAt) > now
        ? { name, since: Number(since), expiresAt: Number(expiresAt) }
        : undefined;
    },
  };
}
