import { createPrivateKey, createPublicKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import type { Pool } from '../../../platform/database/queryable.ts';
import { serviceSecret } from '../../../platform/database/service-secret.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { createTokenProvider } from '../token-provider.ts';

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** What this site is called by, and calls, the test provider. */
export const TEST_CLIENT_ID = 'test-client';
const ISSUER = 'https://identity.test';
const LIFETIME_SECONDS = 300;

/** Where browsers get the test provider's script. */
export const TEST_SCRIPT = '/test-provider/identity/client.js';

export interface TestIdentities {
  readonly provider: IdentityProvider;
  /** What the test provider says of one of its persons. */
  readonly sign: (person: { readonly subject: string; readonly nonce: string }) => Promise<string>;
}

/** A network of invented persons: it knows no one and signs with its own key. */
export async function createTestIdentities({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Promise<TestIdentities> {
  const seed = await serviceSecret(pool, 'test-identity');
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(key);
  return {
    provider: createTokenProvider({
      network: 'test',
      clientId: TEST_CLIENT_ID,
      script: TEST_SCRIPT,
      issuer: ISSUER,
      keys: async () => publicKey,
      clock,
    }),
    sign: ({ subject, nonce }) => {
      const seconds = Math.floor(clock() / 1000);
      return new SignJWT({ nonce, name: `Test ${subject.slice(0, 4).toUpperCase()}` })
        .setProtectedHeader({ alg: 'EdDSA' })
        .setIssuer(ISSUER)
        .setAudience(TEST_CLIENT_ID)
        .setSubject(subject)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + LIFETIME_SECONDS)
        .sign(key);
    },
  };
}
