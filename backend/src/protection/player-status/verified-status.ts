import { NOT_VERIFIED, VERIFIED } from '@touchline/domain/player';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { PoolClient, Queryable } from '../../platform/database/queryable.ts';
import { changePlayerStatusIn, readPlayerStatus } from './player-status-store.ts';

/** Verification as a part of a player's status: the one that operators change by hand as well. */
export function createVerifiedStatus(): {
  readonly isVerified: (client: Queryable, playerId: string) => Promise<boolean>;
  readonly verify: (
    client: PoolClient,
    change: { readonly playerId: string; readonly audit: RecordAct; readonly time: number },
  ) => Promise<void>;
  readonly revoke: (
    client: PoolClient,
    change: { readonly playerId: string; readonly audit: RecordAct; readonly time: number },
  ) => Promise<void>;
} {
  return {
    isVerified: async (client, playerId) =>
      (await readPlayerStatus(client, playerId)).verification_status !== NOT_VERIFIED,
    verify: async (client, change) => {
      const fields = { verification_status: VERIFIED, is_need_identification: false };
      await changePlayerStatusIn(client, { ...change, fields });
    },
    revoke: async (client, change) => {
      await changePlayerStatusIn(client, {
        ...change,
        fields: { verification_status: NOT_VERIFIED },
      });
    },
  };
}
