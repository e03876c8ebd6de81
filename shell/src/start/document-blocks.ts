import {
  DOCUMENT_IDS,
  type DocumentState,
  type PackedManifest,
  type PluginManifest,
  unpackManifest,
} from '@touchline/contracts';

/** What came with the document. */
export interface DocumentBlocks {
  readonly state: DocumentState;
  readonly manifests: readonly PluginManifest[];
  /** Answers of the route's first data, by path. */
  readonly firstData: Readonly<Record<string, unknown>>;
}

function readBlock(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text === undefined || text === null || text === '' ? undefined : JSON.parse(text);
}

/**
 * Reads the data the server wrote into the page. It was validated where it was written; parsing it
 * by schema again would cost the first screen the schemas.
 */
export function readDocumentBlocks(document: Document): DocumentBlocks {
  const state = readBlock(document, DOCUMENT_IDS.state);
  const manifests = readBlock(document, DOCUMENT_IDS.manifests);
  if (state === undefined || manifests === undefined) {
    throw new Error('no site config: the document carries neither state nor manifests');
  }
  return {
    state: state as DocumentState,
    manifests: (manifests as readonly PackedManifest[]).map(unpackManifest),
    firstData: (readBlock(document, DOCUMENT_IDS.firstData) ?? {}) as Record<string, unknown>,
  };
}
