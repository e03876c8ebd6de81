import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Pool } from '../../platform/database/queryable.ts';
import { serviceSecret } from '../../platform/database/service-secret.ts';

const SECRET = 'push';

/** The key pair by which push services know the site (RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Reads the key pair that all instances on a database share; it is made at its first use. Browsers subscribe for
 * the public one: with another pair, all of them would have to subscribe again.
 */
export async function readPushKeys(pool: Pool): Promise<PushKeys> {
  const secret = await serviceSecret(pool, SECRET, () =>
    Buffer.from(webPush.generateVAPIDKeys().privateKey, 'base64url'),
  );
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: secret.toString('base64url'),
  };
}
