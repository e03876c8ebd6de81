import type {
  Artefact,
  Composition,
  PluginManifest,
  RouteContribution,
} from '@touchline/contracts';
import { createRouteTable, type RouteTable } from '@touchline/domain';
import { createInlineText, type InlineText, type ReadAsset } from './inline-text.ts';

export interface OwnedRoute extends RouteContribution {
  readonly plugin: string;
}

/** A composition, prepared once for all documents that are written while it is live. */
export interface Site {
  readonly composition: Composition;
  readonly manifests: readonly PluginManifest[];
  readonly routes: RouteTable<OwnedRoute>;
  readonly artefactOfSpecifier: ReadonlyMap<string, Artefact>;
  readonly artefactOfPlugin: ReadonlyMap<string, Artefact>;
  /** What of a file can be written into a document, by its address. */
  readonly inlineText: InlineText;
}

/** Routes of all plugins; one that clashes with an earlier one is left out, as the shell does. */
function compile(manifests: readonly PluginManifest[]): RouteTable<OwnedRoute> {
  const routes = manifests.flatMap((manifest) =>
    manifest.routes.map((route) => ({ ...route, plugin: manifest.id })),
  );
  try {
    return createRouteTable(routes);
  } catch {
    return routes.reduce<RouteTable<OwnedRoute>>((table, route) => {
      try {
        return createRouteTable([...table.routes, route]);
      } catch {
        return table;
      }
    }, createRouteTable<OwnedRoute>([]));
  }
}

/** Prepares a composition: compiles its routes and indexes its artefacts. */
export function prepareSite(
  composition: Composition,
  readAsset: ReadAsset = () => undefined,
): Site {
  const { artefacts } = composition;
  const manifests = artefacts.flatMap(({ manifest }) => manifest ?? []);
  return {
    composition,
    manifests,
    routes: compile(manifests),
    artefactOfSpecifier: new Map(
      artefacts.flatMap((artefact) => artefact.specifiers.map((name) => [name, artefact] as const)),
    ),
    artefactOfPlugin: new Map(
      artefacts.flatMap((artefact) =>
        artefact.manifest ? [[artefact.manifest.id, artefact] as const] : [],
      ),
    ),
    inlineText: createInlineText(readAsset),
  };
}
