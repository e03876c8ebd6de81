/** Ways to take some of all, in no order. */
export function choose(all: number, taken: number): bigint {
  let ways = 1n;
  for (let at = 0; at < taken; at += 1) {
    ways = (ways * BigInt(all - at)) / BigInt(at + 1);
  }
  return ways;
}

/**
 * The return of a table, counted: what its outcomes pay, in ten-thousandths of the stake, by how often each comes.
 * @returns percent, exact to the sixth digit after the point
 */
export function percentOf(
  outcomes: readonly (readonly [pays: number, ways: bigint])[],
  all: bigint,
): number {
  expectAll(outcomes, all);
  const paid = outcomes.reduce((sum, [pays, ways]) => sum + BigInt(pays) * ways, 0n);
  return Number((paid * 10_000n) / all) / 1_000_000;
}

function expectAll(outcomes: readonly (readonly [number, bigint])[], all: bigint): void {
  const counted = outcomes.reduce((sum, [, ways]) => sum + ways, 0n);
  if (counted !== all) {
    throw new Error(`${counted} outcomes were counted of ${all}`);
  }
}

/** Of 2³² numbers, how many `floor(f · places)` puts on each place. */
export function waysOfPlaces(places: number): readonly bigint[] {
  const all = 2n ** 32n;
  const first = (place: number) => (BigInt(place) * all + BigInt(places) - 1n) / BigInt(places);
  return Array.from({ length: places }, (_nothing, place) => first(place + 1) - first(place));
}
