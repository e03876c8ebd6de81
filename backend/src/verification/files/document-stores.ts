import type { ProviderKind } from '../../platform/providers/provider-registry.ts';
import type { DocumentFiles, StoreNeeds } from './document-files.ts';
import { folderStore } from './folder/folder-store.ts';
import { s3Store } from './s3/s3-store.ts';

/** Every store that the pictures of documents can be kept in; a new one is its folder and a line here. */
export const documentStores: ProviderKind<StoreNeeds, DocumentFiles> = {
  name: 'document store',
  variable: 'DOCUMENT_STORE',
  definitions: [folderStore, s3Store],
};
