import { createHmac } from 'node:crypto';
import { createReadableCode, halves, typedReadable } from '../messages/readable-code.ts';

const CODES = 10;
const LENGTH = 10;

/** Ten new codes of about 49 bits, as their player writes them down. */
export function createRecoveryCodes(): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < CODES) {
    codes.add(halves(createReadableCode(LENGTH)));
  }
  return [...codes];
}

/** What is stored in place of a code, however it was typed. */
export function recoveryDigest(key: Buffer, playerId: string, code: string): Buffer {
  return createHmac('sha256', key)
    .update(`recovery ${playerId} ${typedReadable(code)}`)
    .digest();
}
