import { createHash } from 'node:crypto';

const digests = new WeakMap<object, string>();

/** The digest of a value that does not change, made once. */
export function digestOf(value: object): string {
  const digest =
    digests.get(value) ??
    createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
  digests.set(value, digest);
  return digest;
}
