import { typedDigits } from '@touchline/domain/player';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { LoginGuard } from '../auth/login-guard.ts';
import { createRecoveryCodes, recoveryDigest } from './recovery-codes.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import {
  confirmSecret,
  noteInProfile,
  readTwoFactor,
  removeRecovery,
  removeTwoFactor,
  spendRecovery,
  spendStep,
  storeRecovery,
  storeSecret,
} from './stored-two-factor.ts';
import { createTimeSecret, stepOfCode, timeCodeAddress } from './time-codes.ts';

/** How long a secret may wait for its first code. */
const SETUP_MS = 3_600_000;
const TIME_CODE = /^\d{6}$/;

/** A code that a player gives. */
export interface GivenCode {
  readonly playerId: string;
  readonly code: string;
  /** Where guesses are counted: a session, a known browser, or all strangers together. */
  readonly source: string;
}

export interface TwoFactor {
  readonly isOn: (playerId: string) => Promise<boolean>;
  readonly recoveryCodesLeft: (playerId: string) => Promise<number>;
  /** Makes a secret, which counts once a code has confirmed it. @throws ApiError `two_factor_is_on` */
  readonly begin: (
    playerId: string,
    issuer: string,
  ) => Promise<{ readonly secret: string; readonly address: string }>;
  /**
   * Confirms the secret with its first code, in one transaction with what belongs to it.
   * @returns the recovery codes, which are stored nowhere in clear
   * @throws ApiError `two_factor_code_wrong`, `two_factor_expired`, `rate_limited`
   */
  readonly enable: (client: PoolClient, given: GivenCode) => Promise<readonly string[]>;
  /**
   * Spends a code of the app or a recovery code. Every attempt is counted before it is checked.
   * @throws ApiError `two_factor_code_wrong`, `rate_limited`
   */
  readonly check: (given: GivenCode) => Promise<void>;
  /**
   * Makes new recovery codes; the earlier ones no longer count. The caller has checked a code.
   * @returns the codes, which are stored nowhere in clear
   */
  readonly renewRecovery: (client: PoolClient, playerId: string) => Promise<readonly string[]>;
  readonly disable: (client: PoolClient, playerId: string) => Promise<void>;
}

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly guard: LoginGuard;
  /** Encrypts secrets and keys the digests of recovery codes; of all instances of the site. */
  readonly key: Buffer;
}

const attemptOf = (playerId: string) => `two-factor ${playerId}`;
const wrong = () => new ApiError('two_factor_code_wrong', 'this code is wrong or was used before');

async function renewRecovery(
  key: Buffer,
  client: PoolClient,
  playerId: string,
): Promise<readonly string[]> {
  const codes = createRecoveryCodes();
  const digests = codes.map((each) => recoveryDigest(key, playerId, each));
  await removeRecovery(client, playerId);
  await storeRecovery(client, playerId, digests);
  return codes;
}

async function enable(
  { pool, clock, guard, key }: Dependencies,
  client: PoolClient,
  { playerId, code, source }: GivenCode,
): Promise<readonly string[]> {
  await guard.begin({ login: attemptOf(playerId), source });
  const now = clock();
  const stored = await readTwoFactor(pool, playerId);
  const isOpen = stored?.enabled_at === null && stored.begun_at.getTime() > now - SETUP_MS;
  if (stored === undefined || !isOpen) {
    throw new ApiError('two_factor_expired', 'begin again');
  }
  const { secret: sealed } = stored;
  const step = stepOfCode(openSecret(key, playerId, sealed), typedDigits(code), now);
  if (step === undefined || !(await confirmSecret(client, { playerId, sealed, step, now }))) {
    throw wrong();
  }
  const codes = await renewRecovery(key, client, playerId);
  await noteInProfile(client, playerId, true);
  await guard.succeed(attemptOf(playerId));
  return codes;
}

async function spend({ pool, clock, key }: Dependencies, given: GivenCode): Promise<boolean> {
  const { playerId, code } = given;
  const digits = typedDigits(code);
  if (!TIME_CODE.test(digits) || /[a-z]/i.test(code)) {
    return spendRecovery(pool, playerId, recoveryDigest(key, playerId, code));
  }
  const stored = await readTwoFactor(pool, playerId);
  const step = stored && stepOfCode(openSecret(key, playerId, stored.secret), digits, clock());
  return step !== undefined && spendStep(pool, playerId, step);
}

/** See `TwoFactor`. */
export function createTwoFactor(dependencies: Dependencies): TwoFactor {
  const { pool, clock, guard, key } = dependencies;
  return {
    isOn: async (playerId) => {
      const stored = await readTwoFactor(pool, playerId);
      return stored !== undefined && stored.enabled_at !== null;
    },
    recoveryCodesLeft: async (playerId) => {
      const { rowCount } = await pool.query(
        'SELECT FROM two_factor_recovery WHERE player_id = $1',
        [playerId],
      );
      return rowCount ?? 0;
    },
    begin: async (playerId, issuer) => {
      const secret = createTimeSecret();
      const sealed = sealSecret(key, playerId, secret);
      if (!(await storeSecret(pool, { playerId, sealed, now: clock() }))) {
        throw new ApiError('two_factor_is_on', 'two-factor authentication is on already');
      }
      return { secret, address: timeCodeAddress(secret, playerId, issuer) };
    },
    enable: (client, given) => enable(dependencies, client, given),
    check: async (given) => {
      await guard.begin({ login: attemptOf(given.playerId), source: given.source });
      if (!(await spend(dependencies, given))) {
        throw wrong();
      }
      await guard.succeed(attemptOf(given.playerId));
    },
    renewRecovery: (client, playerId) => renewRecovery(key, client, playerId),
    disable: removeTwoFactor,
  };
}
