import * as z from 'zod/mini';
import { text, json } from '../text.ts';

/** Carries the fingerprint's token with calls that need one. */
export const FINGERPRINT_HEADER = 'x-fingerprint';

/** The one application that the site's script is served for. */
export const FINGERPRINT_APP = 'web';

/** Where the script lies (platform.txt §7: a fixed path). */
export function fingerprintScriptPath(app: string): string {
  return `/hd-api/external/apps/${app}/api.js`;
}

/** POST /hd-api/external/apps/{id}/fingerprint: what the script has found out. */
export const FingerprintRequest = z.object({
  /** A digest of the components. */
  visitorId: text().check(z.regex(/^[0-9a-f]{32}$/)),
  components: z.record(text().check(z.maxLength(40)), json()),
});

/** The signed answer. */
export const Fingerprint = z.object({
  token: text(),
  /** Milliseconds since epoch. */
  expiresAt: z.number(),
  data: z.record(text(), json()),
});
export type Fingerprint = z.infer<typeof Fingerprint>;

/** The record kept on the device (platform.txt §3). */
export const StoredFingerprint = z.object({
  token: text(),
  componentsData: z.record(text(), json()),
  /** Milliseconds since epoch. */
  expiresAt: z.number(),
});
export type StoredFingerprint = z.infer<typeof StoredFingerprint>;
