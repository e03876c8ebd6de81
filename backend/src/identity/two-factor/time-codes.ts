import { Secret, TOTP } from 'otpauth';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** What every app can do: six digits by SHA-1, a new code each 30 seconds. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one whose codes count: clocks of phones are off. */
const WINDOW = 1;

/** A new secret, in base32 as apps read it. */
export function createTimeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an app reads from a QR code. @param label what distinguishes the account in the app */
export function timeCodeAddress(secret: string, label: string, issuer: string): string {
  return new TOTP({ ...RULES, secret, label, issuer }).toString();
}

/**
 * The time step that a code belongs to, compared in constant time; undefined for a wrong one.
 * @param now milliseconds since epoch
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ ...RULES, secret });
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}
