import { textHash } from '../text-hash.ts';

/** A share of the visitors, in per cent. */
export interface WeightedVersion {
  readonly version: string;
  readonly weight: number;
}

const SHARES = 10_000;

/**
 * The version of a plugin that a visitor gets. It stays the same while the weights do; when the
 * first version's weight grows, no visitor who has it loses it, so a rollout only moves forward. Each
 * plugin divides the visitors on its own. Without a visitor: the version most visitors have.
 */
export function chooseVersion<Version extends WeightedVersion>(choice: {
  readonly plugin: string;
  readonly versions: readonly Version[];
  readonly visitor?: string | undefined;
}): Version | undefined {
  const { plugin, versions, visitor } = choice;
  if (visitor === undefined) {
    return versions.toSorted((left, right) => right.weight - left.weight)[0];
  }
  const total = versions.reduce((sum, { weight }) => sum + weight, 0);
  const place = ((textHash(`${plugin}/${visitor}`) % SHARES) / SHARES) * total;
  let end = 0;
  return versions.find(({ weight }) => {
    end += weight;
    return place < end;
  });
}
