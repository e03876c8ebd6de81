import type { Packages } from './apply-change.ts';
import { isMandatory } from './compose.ts';
import type { Releases } from './release-source.ts';

const known = new WeakMap<Releases, Packages>();

/** The plugins there are, and what protects players among them. */
export function packagesOf(index: Releases): Packages {
  const found = known.get(index);
  if (found !== undefined) {
    return found;
  }
  const plugins = index.artefacts.filter(({ kind }) => kind === 'plugin');
  const packages = {
    plugins: new Map([
      ...(index.published ?? []).map((one) => [one.id, { mandatory: false }] as const),
      ...plugins.map((one) => [one.id, { mandatory: isMandatory(one) }] as const),
    ]),
    protectedSpecifiers: new Set(
      plugins.filter(isMandatory).flatMap(({ specifiers }) => specifiers),
    ),
  };
  known.set(index, packages);
  return packages;
}
