import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Targets that are offered, in hundredths: 1.01 to 1,000,000. */
export const CRASH_TARGET = { least: 101, most: 100_000_000 } as const;
/** The least that can be cashed out, in hundredths: at 1.00 nothing has been risked yet. */
export const LEAST_CASH_OUT = 101;
/** What ends the rounds of a flight, as acts; a cash-out is an act of its hundredths. */
export const FLIGHT_END = 0;
/** The server stopped in the flight. */
export const FLIGHT_CUT = -2;

/** The curve is e^(0.00006 · ms). */
const RATE = 0.000_06;
const LEAST_POINT = 100;
/** 99 % are paid out, of 2³² numbers. */
const PAID = 99n * 2n ** 32n;

/**
 * Where a flight ends, in hundredths: `max(1, 2³² / (i + 1) · 0.99)` rounded down, with `i` the first 32 bits of
 * HMAC-SHA256 over the salt. The text of the flight's hash is the key. Of the operators that publish it.
 */
export function crashPoint(hash: string, salt: string): number {
  const bytes = hmac(sha256, utf8ToBytes(hash), utf8ToBytes(salt));
  return pointOf(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0));
}

/** The point that a number of 32 bits makes, in hundredths. */
export function pointOf(number: number): number {
  return Math.max(LEAST_POINT, Number(PAID / BigInt(number + 1)));
}

/** Where the curve is so many milliseconds after the take-off, in hundredths. */
export function hundredthsAt(milliseconds: number): number {
  return Math.floor(100 * Math.exp(RATE * Math.max(0, milliseconds)));
}

/** When the curve gets to a multiplier, in milliseconds; for drawings: what counts is `hundredthsAt`. */
export function millisecondsTo(hundredths: number): number {
  return Math.log(hundredths / 100) / RATE;
}

/** Where a bet leaves by itself, in hundredths: at its target, and before it would return more than the most there is. */
export function leavesAt(bet: {
  readonly target: number | undefined;
  /** Minor units, as the next. */
  readonly stake: number;
  readonly mostWin: number;
}): number {
  const most = Math.floor((bet.mostWin * 100) / bet.stake);
  return Math.min(bet.target ?? most, most);
}

/**
 * What a bet is multiplied by, in hundredths, by the first act in it; undefined while it flies. What leaves by itself
 * is before what the player has pressed.
 */
export function crashPays(
  act: number | undefined,
  { leaves, point }: { readonly leaves: number; readonly point: number },
): number | undefined {
  if (act === undefined) {
    return undefined;
  }
  if (act >= LEAST_CASH_OUT) {
    return Math.min(act, leaves);
  }
  if (leaves <= point) {
    return leaves;
  }
  // A flight that the house has cut gives the stake back.
  return act === FLIGHT_CUT ? LEAST_POINT : 0;
}
