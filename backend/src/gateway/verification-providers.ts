import type { ProviderNeeds } from '../platform/providers/provider-registry.ts';
import type { DocumentFiles, StoreNeeds } from '../verification/files/document-files.ts';
import type { CheckProvider } from '../verification/checks/check-provider.ts';
import type { SiteProviders } from './site-providers.ts';

/** Creates what checks identities, undefined where operators do, and what stores the pictures of documents. */
export async function createVerificationProviders(
  { verification, documents }: Pick<SiteProviders, 'verification' | 'documents'>,
  { folder, ...needs }: ProviderNeeds & StoreNeeds,
): Promise<{ readonly provider: CheckProvider | undefined; readonly files: DocumentFiles }> {
  if (documents === undefined) {
    throw new Error('DOCUMENT_STORE selects no store');
  }
  return {
    provider: verification && { ...(await verification.create(needs)), id: verification.id },
    files: await documents.create({ folder }),
  };
}
