/** A share of the visitors, in per cent. */
export interface WeightedVersion {
  readonly version: string;
  readonly weight: number;
}

const SHARES = 10_000;
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a with a final avalanche (murmur3's), so that neighbouring names fall far apart. */
function hashOf(text: string): number {
  let hash = OFFSET_BASIS;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The version of a plugin that a visitor gets. It stays the same while the weights do; when the
 * first version's weight grows, nobody who has it loses it, so a rollout only moves forward. Each
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
  const place = ((hashOf(`${plugin}/${visitor}`) % SHARES) / SHARES) * total;
  let end = 0;
  return versions.find(({ weight }) => {
    end += weight;
    return place < end;
  });
}
