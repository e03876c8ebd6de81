import * as z from 'zod/mini';

/** Which calls need a device's fingerprint, and how long one counts. */
export const FingerprintSettings = z.object({
  requiredFor: z._default(z.array(z.enum(['login', 'registration', 'placing'])), []),
  lifetimeSeconds: z._default(z.int().check(z.minimum(60)), 86_400),
});
export type FingerprintSettings = z.infer<typeof FingerprintSettings>;
export type FingerprintedCall = FingerprintSettings['requiredFor'][number];
