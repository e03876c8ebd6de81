/**
 * What is kept by the pointers of fields, after the entries of a list have changed their places.
 * @param order for each new place the old one; what is in none of them is removed
 */
export function rearranged<Kept>(
  kept: Readonly<Record<string, Kept>>,
  { list, order }: { readonly list: string; readonly order: readonly number[] },
): Readonly<Record<string, Kept>> {
  const inside = `${list}/`;
  return Object.fromEntries(
    Object.entries(kept).flatMap(([pointer, value]) => {
      if (!pointer.startsWith(inside)) {
        return [[pointer, value]];
      }
      const [old, ...rest] = pointer.slice(inside.length).split('/');
      const place = order.indexOf(Number(old));
      return place < 0 ? [] : [[[list, place, ...rest].join('/'), value]];
    }),
  );
}

/** The places of a list with one of them moved by some. */
export function withMoved(
  count: number,
  { from, by }: { readonly from: number; readonly by: number },
): readonly number[] {
  const others = Array.from({ length: count }, (_, index) => index).filter(
    (index) => index !== from,
  );
  return others.toSpliced(from + by, 0, from);
}
