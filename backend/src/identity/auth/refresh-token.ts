import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A first refresh token of a sign-in: 256 random bits. */
export function createRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The token that follows another. It is derived, not drawn, so that tabs which refresh at the same
 * moment with the same token all receive the same new one; only the server can derive it.
 */
export function successorOf(token: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}

/** What the database keeps of a token. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
