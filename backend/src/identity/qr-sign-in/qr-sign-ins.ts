import { createHash, createHmac, randomInt, randomUUID } from 'node:crypto';
import type { BegunQrSignIn, OpenedQrSignIn } from '@touchline/contracts/identity';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { LoginGuard } from '../auth/login-guard.ts';
import type { SessionDevice } from '../auth/session-device.ts';
import type { SessionGrant } from '../auth/session-grant.ts';
import type { Sessions } from '../auth/sessions.ts';
import { createReadableCode, halves, typedReadable } from '../messages/readable-code.ts';
import {
  claimableUntil,
  countWrongNumber,
  decide,
  lockOfBrowser,
  lockOfPlayer,
  noteSession,
  openByCode,
  readSeen,
  storeQrSignIn,
} from './stored-qr-sign-ins.ts';

/** How long a code is valid: to find the phone, scan it and compare. */
export const QR_SIGN_IN_MS = 120_000;
/** About 40 bits, of which a player may guess ten in a quarter of an hour. */
const CODE_LENGTH = 8;
const NUMBER_ATTEMPTS = 3;
/** Guesses of a player are counted together, from whichever session. */
const SOURCE = 'qr';

/** What has become of a sign-in, as its browser is told; with the session once it is approved. */
export type QrClaim =
  | { readonly state: 'waiting' | 'declined' | 'expired' }
  | { readonly state: 'opened'; readonly number: number }
  | { readonly state: 'approved'; readonly grant: SessionGrant };

/** Sign-ins of a browser that are approved where the player is signed in already. */
export interface QrSignIns {
  /** @param holder the secret of the browser, which alone can claim it */
  readonly begin: (wanted: {
    readonly holder: string;
    readonly device: SessionDevice;
    readonly remember: boolean;
  }) => Promise<BegunQrSignIn>;
  /** What has become of it. Claimed again, it has another session in place of the one whose answer was lost. */
  readonly claim: (holder: string, id: string) => Promise<QrClaim>;
  /**
   * Reads what a code would sign in, and keeps it for this player.
   * @throws ApiError `qr_code_wrong`, alike whether it is wrong, has expired or is another player's; `rate_limited`
   */
  readonly open: (playerId: string, code: string) => Promise<OpenedQrSignIn>;
  /**
   * Approves it with the number of the other screen; a second time changes nothing.
   * @throws ApiError `qr_number_wrong`, `qr_expired`
   */
  readonly approve: (playerId: string, given: { id: string; number: number }) => Promise<void>;
  /** Declines it; a second time changes nothing. @throws ApiError `qr_expired` where it is approved or unknown */
  readonly decline: (playerId: string, id: string) => Promise<void>;
}

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly guard: LoginGuard;
  readonly sessions: Pick<Sessions, 'start'>;
  /** Keys the digests of codes; of all instances of the site. */
  readonly key: Buffer;
}

const expired = () => new ApiError('qr_expired', 'this sign-in has ended, begin again');

function claim({ pool, clock, sessions }: Dependencies, holder: string, id: string) {
  const digest = createHash('sha256').update(holder).digest();
  return inTransaction(pool, async (client): Promise<QrClaim> => {
    const row = await lockOfBrowser(client, id, digest);
    const now = clock();
    if (row === undefined || claimableUntil(row) <= now) {
      return { state: 'expired' };
    }
    const { player_id: playerId, remember, session_id: replaces } = row;
    if (row.declined_at !== null) {
      return { state: 'declined' };
    }
    if (row.approved_at !== null && playerId !== null) {
      const grant = await sessions.start(client, { playerId, remember });
      await noteSession(client, { id, sessionId: grant.player.sessionId, replaces });
      return { state: 'approved', grant };
    }
    if (row.expires_at.getTime() <= now) {
      return { state: 'expired' };
    }
    return playerId === null ? { state: 'waiting' } : { state: 'opened', number: row.match_number };
  });
}

async function approve(
  { pool, clock }: Dependencies,
  playerId: string,
  { id, number }: { readonly id: string; readonly number: number },
): Promise<void> {
  const attemptsLeft = await inTransaction(pool, async (client) => {
    const row = await lockOfPlayer(client, id, playerId);
    const now = clock();
    if (row === undefined || row.declined_at !== null || row.expires_at.getTime() <= now) {
      throw expired();
    }
    if (row.approved_at !== null) {
      return undefined;
    }
    if (row.match_number !== number) {
      // Refused after the commit: a rollback would take the count back.
      const left = NUMBER_ATTEMPTS - row.wrong_numbers - 1;
      await countWrongNumber(client, { id, isLast: left <= 0, now });
      return left;
    }
    await decide(client, { id, isApproved: true, now });
    return undefined;
  });
  if (attemptsLeft !== undefined) {
    throw attemptsLeft <= 0
      ? expired()
      : new ApiError('qr_number_wrong', 'the other screen shows another number', {
          details: { attemptsLeft },
        });
  }
}

/** See `QrSignIns`. */
export function createQrSignIns(dependencies: Dependencies): QrSignIns {
  const { pool, clock, guard, key } = dependencies;
  const digestOf = (code: string) => createHmac('sha256', key).update(code).digest();
  return {
    begin: async ({ holder, device, remember }) => {
      const code = createReadableCode(CODE_LENGTH);
      const id = randomUUID();
      const now = clock();
      const expiresAt = now + QR_SIGN_IN_MS;
      await storeQrSignIn(pool, {
        id,
        browserDigest: createHash('sha256').update(holder).digest(),
        codeDigest: digestOf(code),
        number: randomInt(10, 100),
        remember,
        device,
        now,
        expiresAt,
      });
      return { id, code: halves(code).toUpperCase(), expiresAt };
    },
    claim: (holder, id) => claim(dependencies, holder, id),
    open: async (playerId, code) => {
      const attempt = `qr ${playerId}`;
      await guard.begin({ login: attempt, source: SOURCE });
      const codeDigest = digestOf(typedReadable(code));
      const id = await openByCode(pool, { codeDigest, playerId, now: clock() });
      const seen = id === undefined ? undefined : await readSeen(pool, id);
      if (seen === undefined) {
        throw new ApiError('qr_code_wrong', 'this code is wrong, has expired or was used');
      }
      await guard.succeed(attempt);
      return seen;
    },
    approve: (playerId, given) => approve(dependencies, playerId, given),
    decline: (playerId, id) =>
      inTransaction(pool, async (client) => {
        const row = await lockOfPlayer(client, id, playerId);
        if (row === undefined || row.approved_at !== null) {
          throw expired();
        }
        if (row.declined_at === null) {
          await decide(client, { id, isApproved: false, now: clock() });
        }
      }),
  };
}
