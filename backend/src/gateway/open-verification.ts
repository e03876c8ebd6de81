import { languageOfPlayer } from '../identity/mail/language-of-player.ts';
import type { Notices } from '../messages/notices/notices.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { ProviderNeeds } from '../platform/providers/provider-registry.ts';
import type { DocumentFiles, StoreNeeds } from '../verification/files/document-files.ts';
import type { CheckProvider } from '../verification/checks/check-provider.ts';
import { createVerification, type Verification } from '../verification/verification.ts';
import type { ProtectionModules } from './protection-modules.ts';
import type { SiteProviders } from './site-providers.ts';

/** Creates what checks identities, undefined where operators do, and what stores the pictures of documents. */
async function createVerificationProviders(
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

/** The identities of players: their documents, who checks them and what players are notified of. */
export async function openVerification(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly providers: Pick<SiteProviders, 'verification' | 'documents'>;
  /** Where pictures are stored on this machine, absolute. */
  readonly folder: string;
  readonly status: ProtectionModules['verifiedStatus'];
  readonly retentionDays: number;
  readonly writeNotice: Notices['write'];
}): Promise<Verification> {
  const { pool, clock, providers, folder, ...rest } = options;
  return createVerification({
    pool,
    clock,
    ...(await createVerificationProviders(providers, { pool, clock, folder })),
    languageOf: languageOfPlayer,
    ...rest,
  });
}
