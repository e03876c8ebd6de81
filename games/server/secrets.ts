import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A secret that fits into an address. */
export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is stored of one. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
