import type { Marks, Toto } from '@touchline/domain/pools';

/** The marks with one more, or without one that was there. */
export function toggled(marks: Marks, place: number, mark: number): Marks {
  return marks.map((marked, at) => {
    if (at !== place) return marked;
    return marked.includes(mark) ? marked.filter((one) => one !== mark) : [...marked, mark];
  });
}

/** One outcome of each match at random. It decides nothing: the matches know no coupon. */
export function randomMarks({ matches, outcomes }: Toto): Marks {
  const random = globalThis.crypto.getRandomValues(new Uint32Array(matches));
  return [...random].map((value) => [value % outcomes.length]);
}

/** How many lines a ticket stands for as far as it is filled in: what it costs at least. */
export function linesSoFar(marks: Marks): number {
  return marks.reduce((product, { length }) => product * Math.max(1, length), 1);
}
