import { randomInt } from 'node:crypto';

/**
 * Headers of a browser at its own address. Failed sign-ins and registrations count against their
 * address, and after five everybody there has to solve a challenge first: the other journeys as well.
 */
export function ownAddress(): { readonly 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}` };
}
