/** How many ways there are to choose k of n; exact far beyond the 20 legs of a coupon. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let step = 1; step <= Math.min(k, n - k); step += 1) ways = (ways * (n - step + 1)) / step;
  return ways;
}

/**
 * The sum of the products of every k of the values (the elementary symmetric polynomial), by its
 * recurrence in O(n·k): each value either joins a product one shorter or stays out.
 */
export function sumOfProducts(values: readonly bigint[], k: number): bigint {
  const sums = [1n, ...Array.from({ length: k }, () => 0n)];
  for (const value of values) {
    for (let size = k; size >= 1; size -= 1) {
      sums[size] = (sums[size] ?? 0n) + (sums[size - 1] ?? 0n) * value;
    }
  }
  return sums[k] ?? 0n;
}

/** Every k of the items, in the order of the items. */
export function* combinations<Item>(items: readonly Item[], k: number): Generator<Item[]> {
  const at = Array.from({ length: k }, (_, index) => index);
  if (k > items.length) return;
  for (;;) {
    yield at.map((index) => items[index] as Item);
    let turn = k - 1;
    while (turn >= 0 && at[turn] === items.length - k + turn) turn -= 1;
    if (turn < 0) return;
    at[turn] = (at[turn] ?? 0) + 1;
    for (let next = turn + 1; next < k; next += 1) at[next] = (at[next - 1] ?? 0) + 1;
  }
}
