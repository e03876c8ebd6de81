import { createHmac, randomInt } from 'node:crypto';

const CODES = 10;
/** Without characters that look alike. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;
const HALF = LENGTH / 2;

function createCode(): string {
  const signs = Array.from({ length: LENGTH }, () => READABLE[randomInt(READABLE.length)]).join('');
  return `${signs.slice(0, HALF)}-${signs.slice(HALF)}`;
}

/** Ten new codes of about 49 bits, as their player writes them down. */
export function createRecoveryCodes(): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < CODES) {
    codes.add(createCode());
  }
  return [...codes];
}

/** What is stored in place of a code, however it was typed. */
export function recoveryDigest(key: Buffer, playerId: string, code: string): Buffer {
  const typed = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHmac('sha256', key).update(`recovery ${playerId} ${typed}`).digest();
}
