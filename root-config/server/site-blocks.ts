import type { PackedManifest } from '@touchline/contracts/plugins';
import type { ImportMap } from '@touchline/contracts/releases';
import { DOCUMENT_IDS, type ReleaseTable, type RenderedView } from '@touchline/contracts/site';
import type { Page } from './decide-page.ts';
import { jsonBlock } from './html.ts';
import type { Site } from './site.ts';

/** What a document has of its release, as HTML. */
export interface SiteBlocks {
  readonly importMap: string;
  readonly manifests: string;
}

/** What only the server needs of a manifest; hashes would be most of the document's bytes. */
const SERVER_ONLY: ReadonlySet<string> = new Set(['files']);

function forBrowser(key: string, value: unknown): unknown {
  return SERVER_ONLY.has(key) ? undefined : value;
}

function writeBlocks({ importMap, manifests }: ReleaseTable): SiteBlocks {
  return {
    importMap: jsonBlock(DOCUMENT_IDS.importMap, importMap, { type: 'systemjs-importmap' }),
    manifests: jsonBlock(DOCUMENT_IDS.manifests, manifests, { replace: forBrowser }),
  };
}

/** Makes once what is the same for every use of a key. */
function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

const tableOf = (site: Site): ReleaseTable => ({
  importMap: site.composition.importMap,
  manifests: site.packed,
});

/** All of a release. */
export const wholeSite = once((site: Site) => writeBlocks(tableOf(site)));

/** The release's table, as pages fetch it. */
export const releaseTable = once((site: Site) => JSON.stringify(tableOf(site), forBrowser));

/** An import map without the modules of some plugins. */
function withoutPlugins(map: ImportMap, site: Site, ids: ReadonlySet<string>): ImportMap {
  const artefacts = [...ids].flatMap((id) => site.artefactOfPlugin.get(id) ?? []);
  const names = new Set(artefacts.flatMap(({ specifiers }) => specifiers));
  const folders = artefacts.map(({ id, version }) => `/assets/${id}/${version}/`);
  const kept = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(record).filter(([url]) => !folders.some((folder) => url.startsWith(folder))),
    );
  return {
    ...map,
    imports: Object.fromEntries(Object.entries(map.imports).filter(([name]) => !names.has(name))),
    integrity: kept(map.integrity),
    depcache: kept(map.depcache),
    stylesheets: kept(map.stylesheets),
  };
}

/** Of a plugin that is not on screen: the routes that are linked to, and what is asked before all else. */
function outOfSight(manifest: PackedManifest): readonly PackedManifest[] {
  const { id, version, api, criticality, guards, handlers, routes } = manifest;
  const nothing = { slots: [], modals: [], background: [], modules: [] };
  return guards.length + handlers.length + routes.length === 0
    ? []
    : [{ id, version, api, criticality, guards, handlers, routes, ...nothing }];
}

/**
 * Of a release what the first screen of a page needs: the plugins on it, and the routes that it links to.
 * @param views what was rendered of it
 */
export function firstScreenOfSite(
  site: Site,
  page: Page,
  views: readonly RenderedView[],
): SiteBlocks {
  const shown = new Set([page.route?.plugin, ...views.map(({ plugin }) => plugin)]);
  const linked = new Set([page.route?.name, ...views.flatMap(({ links }) => links)]);
  const others = new Set(site.manifests.map(({ id }) => id).filter((id) => !shown.has(id)));
  return writeBlocks({
    importMap: withoutPlugins(site.composition.importMap, site, others),
    manifests: site.packed.flatMap((manifest) => {
      const routes = manifest.routes.filter(([name]) => linked.has(name));
      const narrowed = { ...manifest, routes };
      return others.has(manifest.id) ? outOfSight(narrowed) : [narrowed];
    }),
  });
}
