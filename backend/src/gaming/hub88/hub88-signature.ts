import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** The header that carries the signature of a body. */
export const SIGNATURE_HEADER = 'x-hub88-signature';

/** Signs a body: RSA with SHA-256 over its bytes, as base64. */
export function signBody(body: string | Buffer, key: KeyObject): string {
  return sign('sha256', Buffer.from(body), key).toString('base64');
}

/** Whether a signature is that of the body by the owner of the key. */
export function isSignedBy(body: Buffer, signature: unknown, key: KeyObject): boolean {
  return (
    typeof signature === 'string' && verify('sha256', body, key, Buffer.from(signature, 'base64'))
  );
}

/** Reads a public key in PEM; undefined for what is none. */
export function publicKeyOf(pem: string): KeyObject | undefined {
  try {
    return createPublicKey(pem);
  } catch {
    return undefined;
  }
}
