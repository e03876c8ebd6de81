import { createHash } from 'node:crypto';
import type { Artefact, Composition, ImportMap, ServiceState } from '@touchline/contracts';

/** Where artefacts are served from. */
const ASSETS = '/assets';

/** Whether a plugin may never be turned off. */
function isMandatory({ manifest }: Artefact): boolean {
  return manifest?.criticality === 'mandatory';
}

function urlOf({ id, version }: Artefact, file: string): string {
  return `${ASSETS}/${id}/${version}/${file}`;
}

function composeMap(artefacts: readonly Artefact[]): ImportMap {
  const known = new Set(artefacts.flatMap(({ specifiers }) => specifiers));
  const map: ImportMap = { imports: {}, integrity: {}, depcache: {}, stylesheets: {} };
  for (const artefact of artefacts) {
    const { entry, specifiers, stylesheets, dependencies, files } = artefact;
    const url = urlOf(artefact, entry);
    for (const specifier of specifiers) {
      map.imports[specifier] = url;
    }
    for (const file of [entry, ...stylesheets]) {
      const described = files[file];
      if (described) {
        map.integrity[urlOf(artefact, file)] = described.integrity;
      }
    }
    const needed = dependencies.filter((specifier) => known.has(specifier));
    if (needed.length > 0) {
      map.depcache[url] = needed;
    }
    if (stylesheets.length > 0) {
      map.stylesheets[url] = stylesheets.map((file) => urlOf(artefact, file));
    }
  }
  return map;
}

/**
 * What is live when these artefacts and switches are: plugins that are off are absent from map and
 * manifests; mandatory ones and everything that is no plugin are always there.
 */
export function compose(input: {
  readonly artefacts: readonly Artefact[];
  readonly criticalCss: string;
  readonly disabled: ReadonlySet<string>;
}): Composition {
  const artefacts = input.artefacts.filter(
    (artefact) =>
      artefact.kind !== 'plugin' || isMandatory(artefact) || !input.disabled.has(artefact.id),
  );
  const importMap = composeMap(artefacts);
  const release = createHash('sha256')
    .update(JSON.stringify([importMap, artefacts.map(({ manifest }) => manifest)]))
    .digest('hex')
    .slice(0, 12);
  return { release, importMap, artefacts, criticalCss: input.criticalCss };
}

/** The plugins as operators see them. */
export function describeServices(input: {
  readonly artefacts: readonly Artefact[];
  readonly disabled: ReadonlySet<string>;
}): readonly ServiceState[] {
  return input.artefacts
    .filter(({ kind }) => kind === 'plugin')
    .map((artefact) => ({
      id: artefact.id,
      mandatory: isMandatory(artefact),
      enabled: isMandatory(artefact) || !input.disabled.has(artefact.id),
      version: artefact.version,
    }));
}
