import * as z from 'zod/mini';
import { defineProvider } from '../../../platform/providers/provider-registry.ts';
import type { DocumentFiles, StoreNeeds } from '../document-files.ts';
import { createFolderFiles } from './create-folder-files.ts';

/** Pictures below `DATA_DIR`, which all instances of a site must have in common. */
export const folderStore = defineProvider({
  id: 'folder',
  settings: z.object({}),
  create: ({ folder }: StoreNeeds): DocumentFiles => createFolderFiles(folder),
});
