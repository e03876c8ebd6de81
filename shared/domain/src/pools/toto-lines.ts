import type { Marks } from './lines.ts';
import { MOST_LINES } from './lotteries.ts';
import type { Toto } from './totos.ts';

/** How a match of a round ended: the place of its outcome, `void`, or undefined while it is not decided. */
export type TotoOutcome = number | 'void' | undefined;

/**
 * How many lines a ticket stands for: each match multiplies them by its marks. Undefined for marks that are none of
 * the toto's, for a match without one, and for too many lines.
 */
export function totoLines(toto: Toto, marks: Marks): number | undefined {
  const isFilled =
    marks.length === toto.matches &&
    marks.every(
      (marked) =>
        marked.length > 0 &&
        new Set(marked).size === marked.length &&
        marked.every((mark) => Number.isInteger(mark) && mark >= 0 && mark < toto.outcomes.length),
    );
  if (!isFilled) {
    return undefined;
  }
  const lines = marks.reduce((product, { length }) => product * length, 1);
  return lines <= MOST_LINES ? lines : undefined;
}

/**
 * How many lines of a ticket have each number of hits, from none to all matches. A void match is a hit for every
 * line; one that is not decided is none yet. Counted match by match: no line is built.
 */
export function linesByHits(marks: Marks, outcomes: readonly TotoOutcome[]): readonly number[] {
  let counted: readonly number[] = [1];
  for (const [match, marked] of marks.entries()) {
    const outcome = outcomes[match];
    const isHit = (mark: number) => outcome === 'void' || mark === outcome;
    const right = marked.filter(isHit).length;
    const wrong = marked.length - right;
    counted = [...counted, 0].map(
      (lines, hits) => lines * wrong + (counted[hits - 1] ?? 0) * right,
    );
  }
  return counted;
}

/** How many lines of a ticket win in each category of its toto, the best first. */
export function totoWins(
  toto: Toto,
  marks: Marks,
  outcomes: readonly TotoOutcome[],
): readonly number[] {
  const byHits = linesByHits(marks, outcomes);
  return toto.categories.map(({ hits }) =>
    byHits.slice(hits).reduce((sum, lines) => sum + lines, 0),
  );
}

/** What becomes of a round whose matches are all decided: it is shared, or its stakes are returned. */
export function totoEnd(
  toto: Toto,
  outcomes: readonly TotoOutcome[],
): { readonly isReturned: boolean; readonly jackpotShare: number } {
  const voids = outcomes.filter((outcome) => outcome === 'void').length;
  return {
    isReturned: voids > toto.mostVoids,
    jackpotShare: toto.jackpotShares[voids] ?? 0,
  };
}
