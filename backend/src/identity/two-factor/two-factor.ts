import type { TwoFactorChannel, TwoFactorKind } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient, Queryable } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { LoginGuard } from '../auth/login-guard.ts';
import { createRecoveryCodes, recoveryDigest } from './recovery-codes.ts';
import { readChannels, removeChannel, storeChannel } from './stored-channels.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import {
  confirmSecret,
  countRecovery,
  noteInProfile,
  readTwoFactor,
  removeApp,
  removeRecovery,
  removeRemains,
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
  /** The ways in which codes come that are on, the safest first. */
  readonly kinds: (playerId: string) => Promise<readonly TwoFactorKind[]>;
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
  /**
   * Turns codes by message on, whose channel the caller has proved.
   * @returns recovery codes for a player without any, else none
   */
  readonly enableChannel: (
    client: PoolClient,
    playerId: string,
    channel: TwoFactorChannel,
  ) => Promise<readonly string[]>;
  /**
   * Turns one way off; the caller has checked a code. With the last one, no code is required any longer.
   * @returns the ways that are left
   */
  readonly disable: (
    client: PoolClient,
    playerId: string,
    kind: TwoFactorKind,
  ) => Promise<readonly TwoFactorKind[]>;
}

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly guard: LoginGuard;
  /** Encrypts secrets and keys the digests of recovery codes; of all instances of the site. */
  readonly key: Buffer;
}

/** Under which guesses of a player's codes are counted, wherever they come from. */
export const attemptOf = (playerId: string): string => `two-factor ${playerId}`;

export const wrongCode = (): ApiError =>
  new ApiError('two_factor_code_wrong', 'this code is wrong or was used before');

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
    throw wrongCode();
  }
  const codes = await renewRecovery(key, client, playerId);
  await noteInProfile(client, playerId);
  await guard.succeed(attemptOf(playerId));
  return codes;
}

/** The ways that are on, the safest first. */
async function readKinds(pool: Queryable, playerId: string): Promise<readonly TwoFactorKind[]> {
  const stored = await readTwoFactor(pool, playerId);
  const channels = await readChannels(pool, playerId);
  return stored !== undefined && stored.enabled_at !== null ? ['app', ...channels] : channels;
}

async function enableChannel(
  { clock, key }: Dependencies,
  client: PoolClient,
  { playerId, channel }: { readonly playerId: string; readonly channel: TwoFactorChannel },
): Promise<readonly string[]> {
  await storeChannel(client, { playerId, channel, now: clock() });
  await noteInProfile(client, playerId);
  return (await countRecovery(client, playerId)) === 0 ? renewRecovery(key, client, playerId) : [];
}

async function disable(
  client: PoolClient,
  playerId: string,
  kind: TwoFactorKind,
): Promise<readonly TwoFactorKind[]> {
  await (kind === 'app' ? removeApp(client, playerId) : removeChannel(client, playerId, kind));
  const left = await readKinds(client, playerId);
  if (left.length === 0) {
    await removeRemains(client, playerId);
  }
  await noteInProfile(client, playerId);
  return left;
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
    isOn: async (playerId) => (await readKinds(pool, playerId)).length > 0,
    kinds: (playerId) => readKinds(pool, playerId),
    recoveryCodesLeft: (playerId) => countRecovery(pool, playerId),
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
        throw wrongCode();
      }
      await guard.succeed(attemptOf(given.playerId));
    },
    renewRecovery: (client, playerId) => renewRecovery(key, client, playerId),
    enableChannel: (client, playerId, channel) =>
      enableChannel(dependencies, client, { playerId, channel }),
    disable,
  };
}
