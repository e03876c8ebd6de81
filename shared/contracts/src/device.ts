import * as z from 'zod/mini';

/** Carries the fingerprint's token with calls that need one. */
export const FINGERPRINT_HEADER = 'x-fingerprint';

/** The one application that the site's script is served for. */
export const FINGERPRINT_APP = 'web';

/** Where the script lies (platform.txt §7: a fixed path). */
export function fingerprintScript(app: string): string {
  return `/hd-api/external/apps/${app}/api.js`;
}

/** POST /hd-api/external/apps/{id}/fingerprint: what the script has found out. */
export const FingerprintRequest = z.object({
  /** A digest of the components. */
  visitorId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  components: z.record(z.string().check(z.maxLength(40)), z.unknown()),
});

/** The signed answer. */
export const Fingerprint = z.object({
  token: z.string(),
  /** Milliseconds since epoch. */
  expiresAt: z.number(),
  data: z.record(z.string(), z.unknown()),
});
export type Fingerprint = z.infer<typeof Fingerprint>;

/** The record kept on the device (platform.txt §3). */
export const StoredFingerprint = z.object({
  token: z.string(),
  componentsData: z.record(z.string(), z.unknown()),
  /** Milliseconds since epoch. */
  expiresAt: z.number(),
});
export type StoredFingerprint = z.infer<typeof StoredFingerprint>;
