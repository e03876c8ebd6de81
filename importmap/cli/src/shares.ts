import { NO_VERSION, type VersionWeight } from '@touchline/contracts/releases';

const WHOLE = 100;

/**
 * The versions of a plugin when one gets a share of the visitors and the others keep their
 * proportions of the rest. It comes first, so that no visitor who has it loses it as the share grows. Of
 * a plugin that no visitor has yet the rest gets none.
 * @param rollout.share whole per cent, 1 to 100
 */
export function sharesAfter(rollout: {
  readonly current: readonly VersionWeight[];
  readonly version: string;
  readonly share: number;
}): VersionWeight[] {
  const { version, share } = rollout;
  const rest = WHOLE - share;
  if (rest === 0) {
    return [{ version, weight: WHOLE }];
  }
  const others = rollout.current.filter((one) => one.version !== version);
  const base = others.length > 0 ? others : [{ version: NO_VERSION, weight: rest }];
  const total = base.reduce((sum, { weight }) => sum + weight, 0);
  const exact = base.map((one) => ({ ...one, exact: (one.weight * rest) / total }));
  const missing = rest - exact.reduce((sum, one) => sum + Math.floor(one.exact), 0);
  // Largest remainders: the whole per cents add up to the rest.
  const raised = new Set(
    exact.toSorted((left, right) => (right.exact % 1) - (left.exact % 1)).slice(0, missing),
  );
  const scaled = exact.map((one) => ({
    version: one.version,
    weight: Math.floor(one.exact) + (raised.has(one) ? 1 : 0),
  }));
  return [{ version, weight: share }, ...scaled.filter(({ weight }) => weight > 0)];
}
