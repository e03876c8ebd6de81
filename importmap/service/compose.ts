import { createHash } from 'node:crypto';
import type {
  Artefact,
  Composition,
  EnvironmentState,
  ImportMap,
  ReleaseIndex,
  ServiceState,
  VersionWeight,
} from '@touchline/contracts/releases';

/** Where artefacts are served from. */
const ASSETS = '/assets';

/** Whether a plugin may never be turned off. */
export function isMandatory({ manifest }: Artefact): boolean {
  return manifest?.criticality === 'mandatory';
}

/** Address of an artefact's file. */
export function urlOf({ id, version }: Pick<Artefact, 'id' | 'version'>, file: string): string {
  return `${ASSETS}/${id}/${version}/${file}`;
}

function composeMap(artefacts: readonly Artefact[], state: EnvironmentState): ImportMap {
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
  Object.assign(map.imports, state.imports);
  // A hash that was set never replaces the one a build was published with.
  map.integrity = { ...state.integrity, ...map.integrity };
  return Object.keys(state.scopes).length > 0 ? { ...map, scopes: state.scopes } : map;
}

/** Whether an artefact is on: everything that is no plugin, and mandatory plugins, always are. */
function isOn(artefact: Artefact, state: EnvironmentState): boolean {
  return (
    artefact.kind !== 'plugin' ||
    isMandatory(artefact) ||
    state.plugins[artefact.id]?.enabled !== false
  );
}

/**
 * What a page runs on when these artefacts and decisions are live: plugins that are off are absent
 * from map and manifests; modules set by address are added.
 */
export function compose(input: {
  readonly artefacts: readonly Artefact[];
  readonly criticalCss: string;
  readonly state: EnvironmentState;
}): Composition {
  const artefacts = input.artefacts.filter((artefact) => isOn(artefact, input.state));
  const importMap = composeMap(artefacts, input.state);
  const release = createHash('sha256')
    .update(JSON.stringify([importMap, artefacts.map(({ manifest }) => manifest)]))
    .digest('hex')
    .slice(0, 12);
  return { release, importMap, artefacts, criticalCss: input.criticalCss };
}

/**
 * What the operator's console runs on. Nothing that was decided touches it: an operator who breaks the
 * site's map needs the console to put it right.
 */
export function composeConsole({ artefacts, criticalCss }: ReleaseIndex): Composition {
  return compose({
    artefacts: artefacts.filter(({ kind }) => ['vendor', 'shared', 'console'].includes(kind)),
    criticalCss,
    state: { plugins: {}, imports: {}, scopes: {}, integrity: {} },
  });
}

/** The plugins as operators see them. */
export function describeServices(input: {
  readonly artefacts: readonly Artefact[];
  readonly state: EnvironmentState;
  /** Live versions by plugin. */
  readonly versions: ReadonlyMap<string, readonly VersionWeight[]>;
}): readonly ServiceState[] {
  return input.artefacts
    .filter(({ kind }) => kind === 'plugin')
    .map((artefact) => {
      const { id, version } = artefact;
      const versions = [...(input.versions.get(id) ?? [{ version, weight: 100 }])];
      const enabled = versions.length > 0 && isOn(artefact, input.state);
      return { id, mandatory: isMandatory(artefact), enabled, version, versions };
    });
}
