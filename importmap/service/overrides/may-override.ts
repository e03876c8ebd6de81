import type { Artefact } from '@touchline/contracts/releases';
import type { Packages } from '../apply-change.ts';
import { isMandatory } from '../compose.ts';

/**
 * Whether one browser may have a version instead of what is live: never of what protects players,
 * whatever the version says of itself, nor of what takes the place of such a plugin's modules.
 */
export function mayOverride(artefact: Artefact, packages: Packages): boolean {
  return (
    artefact.kind === 'plugin' &&
    !isMandatory(artefact) &&
    packages.plugins.get(artefact.id)?.mandatory === false &&
    artefact.specifiers.every((specifier) => !packages.protectedSpecifiers.has(specifier))
  );
}
