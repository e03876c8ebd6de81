/** The middle of the values; of an even number, the upper of both in the middle. */
export function median(values: readonly number[]): number {
  return (
    values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
  );
}
