/**
 * Players that must have backed two outcomes together before anyone is told. With fewer, a recommendation would say
 * what one of them did to whoever knows the others.
 */
export const LEAST_BACKERS = 5;

/** That players have backed an outcome of a slip together with another. */
export interface BackedTogether {
  /** Of the slip. */
  readonly outcomeId: string;
  readonly other: string;
  /** Different players. */
  readonly players: number;
}

/** An outcome, and those of the slip with which it was backed. */
export interface Recommendation {
  readonly outcomeId: string;
  readonly because: readonly string[];
}

const eventOf = (outcomeId: string) => outcomeId.split('~')[0];

/**
 * What to recommend for a slip: the outcomes that most players backed together with one of its own, counted over all
 * of them. Of a match one outcome at most, and none of a match that is on the slip: they could not be combined.
 * @param isOffered whether an outcome can be bet on now
 */
export function recommend(
  slip: readonly string[],
  pairs: readonly BackedTogether[],
  {
    isOffered,
    most,
  }: { readonly isOffered: (outcomeId: string) => boolean; readonly most: number },
): readonly Recommendation[] {
  const own = new Set(slip.map(eventOf));
  const found = new Map<string, { players: number; because: string[] }>();
  for (const { outcomeId, other, players } of pairs) {
    if (players < LEAST_BACKERS || own.has(eventOf(other)) || !slip.includes(outcomeId)) continue;
    const known = found.get(other) ?? { players: 0, because: [] };
    known.players += players;
    known.because.push(outcomeId);
    found.set(other, known);
  }
  const taken = new Set<string | undefined>();
  const chosen: Recommendation[] = [];
  const ranked = [...found].toSorted(
    ([left, { players: ofLeft }], [right, { players: ofRight }]) =>
      ofRight - ofLeft || (left < right ? -1 : 1),
  );
  for (const [outcomeId, { because }] of ranked) {
    if (chosen.length === most) break;
    if (taken.has(eventOf(outcomeId)) || !isOffered(outcomeId)) continue;
    taken.add(eventOf(outcomeId));
    chosen.push({
      outcomeId,
      because: because.toSorted((left, right) => slip.indexOf(left) - slip.indexOf(right)),
    });
  }
  return chosen;
}
