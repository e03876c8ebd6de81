import type { CoreConfiguration } from '@touchline/contracts/configuration';
import {
  type PackedManifest,
  type PluginManifest,
  unpackManifest,
} from '@touchline/contracts/plugins';
import { DOCUMENT_IDS, type DocumentState } from '@touchline/contracts/site';
import type { Logger } from '@touchline/plugin-api';

/** What came with the document. */
export interface DocumentBlocks {
  readonly state: DocumentState;
  readonly manifests: readonly PluginManifest[];
}

function readBlock(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text === undefined || text === null || text === '' ? undefined : JSON.parse(text);
}

type SentState = Omit<DocumentState, 'configuration'> & Partial<DocumentState>;

async function askForConfiguration(
  { language }: SentState,
  log: Logger,
): Promise<CoreConfiguration> {
  const { loadConfiguration } = await import('./load-configuration.ts');
  return loadConfiguration({ language, onFailure: log.error });
}

/**
 * Reads the data the server wrote into the page. It was validated where it was written; parsing it
 * by schema again would cost the first screen the schemas. A configuration that is not in it is fetched
 * for.
 * @throws Error "no site config"
 */
export async function readDocumentBlocks(document: Document, log: Logger): Promise<DocumentBlocks> {
  const state = readBlock(document, DOCUMENT_IDS.state) as SentState | undefined;
  const manifests = readBlock(document, DOCUMENT_IDS.manifests);
  if (state === undefined || manifests === undefined) {
    throw new Error('no site config: the document carries neither state nor manifests');
  }
  return {
    state: {
      ...state,
      configuration: state.configuration ?? (await askForConfiguration(state, log)),
    },
    manifests: (manifests as readonly PackedManifest[]).map(unpackManifest),
  };
}

/**
 * Answers of the route's first data, by path: the last part of the document, which may come long
 * after all else.
 */
export function readFirstData(document: Document): ReadonlyMap<string, unknown> {
  const data = readBlock(document, DOCUMENT_IDS.firstData) ?? {};
  return new Map(Object.entries(data as Record<string, unknown>));
}
