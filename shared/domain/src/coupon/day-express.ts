import { textHash } from '../text-hash.ts';
import { COUPON_TYPE, type CouponType } from './coupon-type.ts';

/** An outcome that a ready-made express may have as a leg. */
export interface ExpressCandidate {
  readonly eventId: number;
  readonly outcomeId: string;
}

/** The position of an outcome in the draw of a day: the same everywhere, another one tomorrow. */
function place(day: string, name: string | number): number {
  return textHash(`${day}/${name}`);
}

/** One outcome of each event, events and outcomes in the order that the day draws them. */
function draw(day: string, candidates: readonly ExpressCandidate[]): readonly ExpressCandidate[] {
  const byEvent = new Map<number, ExpressCandidate>();
  for (const candidate of candidates) {
    const { eventId, outcomeId } = candidate;
    const known = byEvent.get(eventId);
    if (known === undefined || place(day, outcomeId) < place(day, known.outcomeId)) {
      byEvent.set(eventId, candidate);
    }
  }
  return [...byEvent.values()].toSorted(
    (left, right) =>
      place(day, left.eventId) - place(day, right.eventId) || left.eventId - right.eventId,
  );
}

/**
 * The accumulators of a day, each of the requested size, drawn by the day alone: every draw from the
 * same candidates gets the same ones. No event comes twice in all of them, so no legs are related.
 * The legs still offered are kept, and only missing ones are redrawn. One that
 * cannot be filled is left out. SLIP-18.
 * @param draw `retained` is in the order of `sizes`; what is no longer offered is missing from it
 */
export function drawExpresses({
  day,
  sizes,
  candidates,
  retained = [],
}: {
  /** Names the day, and the kind of express where there are several. */
  readonly day: string;
  readonly sizes: readonly number[];
  readonly candidates: readonly ExpressCandidate[];
  readonly retained?: readonly (readonly ExpressCandidate[])[];
}): readonly (readonly ExpressCandidate[])[] {
  const taken = new Set(retained.flat().map(({ eventId }) => eventId));
  const free = draw(day, candidates).filter(({ eventId }) => !taken.has(eventId));
  let next = 0;
  return sizes.map((size, at) => {
    const kept = retained[at] ?? [];
    const missing = Math.max(0, size - kept.length);
    if (free.length - next < missing) return [];
    const drawn = free.slice(next, next + missing);
    next += missing;
    return [...kept, ...drawn];
  });
}

/** The type of a ready-made slip: one outcome is a single, more are an express. */
export function typeOfOffer(offered: readonly unknown[]): CouponType {
  return offered.length === 1 ? COUPON_TYPE.single : COUPON_TYPE.express;
}

/**
 * Whether a coupon is a ready-made one as it was offered, which is what earns its bonus: of exactly its
 * outcomes, in any order. SLIP-19.
 */
export function isExpressWhole(
  coupon: { readonly type: number; readonly outcomeIds: readonly string[] },
  offered: readonly string[],
): boolean {
  const { type, outcomeIds } = coupon;
  return (
    type === typeOfOffer(offered) &&
    outcomeIds.length === offered.length &&
    offered.every((id) => outcomeIds.includes(id))
  );
}
