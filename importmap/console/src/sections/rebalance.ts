import type { VersionWeight } from '@touchline/contracts/releases';

const FULL = 100;

/**
 * Gives one version a share and lets the others keep theirs among themselves, in whole per cent that
 * add up to 100. A share of 0 is what a version may have while it is being thought about; it is not
 * rolled out.
 */
export function rebalance(
  versions: readonly VersionWeight[],
  { index, weight }: { readonly index: number; readonly weight: number },
): readonly VersionWeight[] {
  const mine = versions.length < 2 ? FULL : Math.min(FULL, Math.max(0, Math.round(weight)));
  const others = versions.filter((_, position) => position !== index);
  const before = others.reduce((sum, one) => sum + one.weight, 0);
  const left = FULL - mine;
  const exact = others.map((one) =>
    before === 0 ? left / others.length : (one.weight / before) * left,
  );
  const missing = left - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  // What rounding left over goes to those who lost most by it.
  const most = new Set(
    exact
      .map((share, position) => ({ position, lost: share - Math.floor(share) }))
      .toSorted((one, other) => other.lost - one.lost || one.position - other.position)
      .slice(0, missing)
      .map(({ position }) => position),
  );
  const shares = exact.map((share, position) => Math.floor(share) + (most.has(position) ? 1 : 0));
  return versions.map((version, position) => ({
    ...version,
    weight: position === index ? mine : (shares[position < index ? position : position - 1] ?? 0),
  }));
}
