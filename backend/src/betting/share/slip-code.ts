import { randomInt } from 'node:crypto';

/** Crockford's 32 signs: none that is mistaken for another when it is read out or typed. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 32^8 codes: one in use is not found by trying. */
const LENGTH = 8;

/** A new code, unguessable. */
export function newSlipCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** A code as typed: case and dashes do not matter, O is 0, I and L are 1. */
export function readSlipCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** The code of something that has its own identity: the same for the same digest. */
export function slipCodeOf(digest: Uint8Array): string {
  return Array.from(digest.subarray(0, LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');
}
