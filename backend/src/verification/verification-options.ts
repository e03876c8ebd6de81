import type { RecordAct } from '../platform/audit/operator-acts.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool, PoolClient, Queryable } from '../platform/database/queryable.ts';
import type { CheckProvider } from './checks/check-provider.ts';
import type { DocumentFiles } from './files/document-files.ts';
import type { DocumentKeys } from './document-keys.ts';

/** The player's status, which verification reads and changes. */
export interface VerifiedStatus {
  readonly isVerified: (client: Queryable, playerId: string) => Promise<boolean>;
  /** Makes a player verified, in the transaction of the decision. */
  readonly verify: (
    client: PoolClient,
    change: { readonly playerId: string; readonly audit: RecordAct; readonly time: number },
  ) => Promise<void>;
  /** Makes a player unverified, in the transaction of what ended the proof. */
  readonly revoke: (
    client: PoolClient,
    change: { readonly playerId: string; readonly audit: RecordAct; readonly time: number },
  ) => Promise<void>;
}

/** What verification works with. */
export interface VerificationOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly files: DocumentFiles;
  readonly keys: DocumentKeys;
  readonly status: VerifiedStatus;
  /** The language in which a player is written to. */
  readonly languageOf: (client: PoolClient, playerId: string) => Promise<string>;
  /** Days that accepted documents are kept: after the decision, and after the account is closed. */
  readonly retentionDays: number;
  /** What checks identities in place of the house; operators do where there is none. */
  readonly provider?: CheckProvider | undefined;
  /** Writes to the player about their verification, in the transaction of the cause. */
  readonly writeNotice: (
    client: PoolClient,
    notice: {
      readonly kind:
        | 'documents-checked'
        | 'documents-requested'
        | 'documents-expiring'
        | 'documents-expired';
      readonly playerId: string;
      readonly language: string;
    },
  ) => Promise<void>;
}
