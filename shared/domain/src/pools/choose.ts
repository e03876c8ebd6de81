/** How many ways there are to choose `taken` of `from`; 0 where there is none. Exact below 2⁵³. */
export function choose(from: number, taken: number): number {
  if (taken < 0 || taken > from) {
    return 0;
  }
  let ways = 1;
  for (let step = 1; step <= taken; step += 1) {
    ways = (ways * (from - taken + step)) / step;
  }
  return ways;
}
