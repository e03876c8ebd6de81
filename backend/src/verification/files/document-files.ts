import type { SelectedProvider } from '../../platform/providers/provider-registry.ts';

/** Where the encrypted pictures are. Its acts throw `unavailable` where they are to be tried again. */
export interface DocumentFiles {
  /** Stores the bytes of a document, once: whole or not at all. */
  readonly write: (id: string, bytes: Buffer) => Promise<void>;
  /** The bytes of a document; undefined where there is none. */
  readonly read: (id: string) => Promise<Buffer | undefined>;
  /** Removes a document; does nothing where there is none. */
  readonly remove: (id: string) => Promise<void>;
  /** The ids of documents stored before a time. */
  readonly storedBefore: (time: number) => Promise<readonly string[]>;
}

/** What a store may use of the site. */
export interface StoreNeeds {
  /** For pictures on this machine, absolute. */
  readonly folder: string;
}

export type SelectedDocumentStore = SelectedProvider<StoreNeeds, DocumentFiles>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a name is an id that the database made. */
export function isDocumentId(name: string): boolean {
  return UUID.test(name);
}

/**
 * Where a document is in its store, the same in every one: `5d/5d1f4c1e-…`. No other text becomes a name.
 * @throws Error for what is no id
 */
export function nameOf(id: string): string {
  if (!isDocumentId(id)) {
    throw new Error('this is no id of a document');
  }
  return `${id.slice(0, 2)}/${id}`;
}
