import type { RegistrySnapshot } from '../registry/registry-snapshot.ts';

/** What is known of one plugin in this page. */
export interface DescribedPlugin {
  readonly id: string;
  readonly version: string;
  readonly api: string;
  readonly isMandatory: boolean;
  /** Its code has not been requested, is here, or failed lately. */
  readonly state: 'idle' | 'active' | 'failed';
  /** Milliseconds from asking for its code until its settings and texts were there. */
  readonly activation: number | undefined;
  /** Bytes of its files that came over the line or out of the cache, compressed. */
  readonly bytes: number;
  readonly files: number;
  /** Routes, slots, modals, guards, handlers and background parts. */
  readonly contributions: number;
}

interface Entry {
  readonly name: string;
  readonly duration: number;
}

function isFailed(document: Document, id: string): boolean {
  return document.querySelector(`[data-plugin="${id}"][data-state="error"]`) !== null;
}

/** Reads the state of every plugin from the page and from the browser's own measurements. */
export function describePlugins({
  registry,
  document,
  performance,
}: {
  readonly registry: RegistrySnapshot;
  readonly document: Document;
  readonly performance: Pick<Performance, 'getEntriesByType'>;
}): readonly DescribedPlugin[] {
  const measures = performance.getEntriesByType('measure') as readonly Entry[];
  const resources = performance.getEntriesByType('resource') as readonly (Entry & {
    readonly encodedBodySize: number;
  })[];
  return [...registry.plugins.values()].map((manifest) => {
    const { id, version, api, criticality } = manifest;
    const measure = measures.findLast(({ name }) => name === `touchline:${id}`);
    const files = resources.filter(({ name }) => name.includes(`/assets/${id}/`));
    return {
      id,
      version,
      api,
      isMandatory: criticality === 'mandatory',
      state: isFailed(document, id) ? 'failed' : measure === undefined ? 'idle' : 'active',
      activation: measure?.duration,
      bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      files: files.length,
      contributions:
        manifest.routes.length +
        manifest.slots.length +
        manifest.modals.length +
        manifest.guards.length +
        manifest.handlers.length +
        manifest.background.length,
    };
  });
}
