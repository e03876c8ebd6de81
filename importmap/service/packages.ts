import type { ReleaseIndex } from '@touchline/contracts';
import type { Packages } from './apply-change.ts';
import { isMandatory } from './compose.ts';

const known = new WeakMap<ReleaseIndex, Packages>();

/** The plugins of a build, and what protects players among them. */
export function packagesOf(index: ReleaseIndex): Packages {
  const found = known.get(index);
  if (found !== undefined) {
    return found;
  }
  const plugins = index.artefacts.filter(({ kind }) => kind === 'plugin');
  const packages = {
    plugins: new Map(plugins.map((one) => [one.id, { mandatory: isMandatory(one) }])),
    protectedSpecifiers: new Set(
      plugins.filter(isMandatory).flatMap(({ specifiers }) => specifiers),
    ),
  };
  known.set(index, packages);
  return packages;
}
