import {
  type PackedManifest,
  packManifest,
  type PluginManifest,
  type RouteContribution,
} from '@touchline/contracts/plugins';
import type { Artefact, Composition } from '@touchline/contracts/releases';
import { checkRoutes, createRouteTable, type RouteTable } from '@touchline/domain/routes';
import { createInlineText, type InlineText, type ReadAsset } from './inline-text.ts';

export interface OwnedRoute extends RouteContribution {
  readonly plugin: string;
}

/** A composition, prepared once for all documents that are written while it is live. */
export interface Site {
  readonly composition: Composition;
  readonly manifests: readonly PluginManifest[];
  /** The manifests as pages get them. */
  readonly packed: readonly PackedManifest[];
  readonly routes: RouteTable<OwnedRoute>;
  readonly artefactOfSpecifier: ReadonlyMap<string, Artefact>;
  readonly artefactOfPlugin: ReadonlyMap<string, Artefact>;
  /** What of a file can be written into a document, by its address. */
  readonly inlineText: InlineText;
}

/**
 * Prepares a composition: compiles its routes and indexes its artefacts. A route that clashes with
 * an earlier one is left out, here and in what browsers get.
 */
export function prepareSite(
  composition: Composition,
  readAsset: ReadAsset = () => undefined,
): Site {
  const { artefacts } = composition;
  const published = artefacts.flatMap(({ manifest }) => manifest ?? []);
  const { accepted } = checkRoutes(
    published.flatMap((manifest) =>
      manifest.routes.map((route) => ({ ...route, plugin: manifest.id })),
    ),
  );
  const kept = new Set(accepted.map(({ plugin, name }) => `${plugin}/${name}`));
  const manifests = published.map((manifest) => ({
    ...manifest,
    routes: manifest.routes.filter(({ name }) => kept.has(`${manifest.id}/${name}`)),
  }));
  return {
    composition,
    manifests,
    packed: manifests.map(packManifest),
    routes: createRouteTable(accepted),
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
