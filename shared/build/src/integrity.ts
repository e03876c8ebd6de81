import { createHash } from 'node:crypto';

/**
 * Subresource-integrity value of some bytes: `sha256-<base64>`. Hashes do not compress and every
 * document carries one for each entry; the longer ones would cost a third more for nothing here.
 */
export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
