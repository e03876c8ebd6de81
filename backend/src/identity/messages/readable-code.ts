import { randomInt } from 'node:crypto';

/** Without characters that look alike. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random code for a person to read and type, of nearly 5 bits a character. */
export function createReadableCode(length: number): string {
  return Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('');
}

/** A code in two halves, as it is shown. */
export function halves(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** What counts of a code, however it was typed. */
export function typedReadable(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
