import { randomBytes, randomUUID } from 'node:crypto';
import type { LaunchedGame } from '@touchline/contracts/casino';
import { BONUS_ACCOUNT } from '@touchline/domain/money';
import { balances } from '../../money/wallet/accounts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { GameProvider, LaunchRequest } from '../providers/game-provider.ts';
import { noteLaunched, openSession } from './game-session-store.ts';

const TOKEN_BYTES = 24;
/** How long a session takes stakes. */
const SESSION_MS = 12 * 60 * 60_000;

/** What a launch says beside its player. */
export type LaunchFacts = Omit<LaunchRequest, 'player' | 'game'>;

function launched(provider: GameProvider, url: string, sessionId?: string): LaunchedGame {
  // What runs in the frame is the provider's, whatever the address of its game is.
  const { origin } = new URL(url);
  if (origin !== provider.origin()) {
    throw new ApiError('unavailable', 'the game is not where its provider has its games');
  }
  return { url, origin, ...(sessionId !== undefined && { sessionId }) };
}

/**
 * Opens a game for a player, with the account that they pay with, or with their first one of cash. No call of the
 * provider counts before it has responded to the launch.
 * @throws ApiError `account_unknown`, `unavailable`
 */
export async function launchGame(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  {
    provider,
    code,
    playerId,
    signInId,
    country,
    facts,
  }: {
    readonly provider: GameProvider;
    readonly code: string;
    readonly playerId: string;
    /** Its stakes end with it. */
    readonly signInId: string;
    readonly country: string;
    readonly facts: LaunchFacts;
  },
): Promise<LaunchedGame> {
  const cash = (await balances(pool, playerId)).filter(({ type }) => type !== BONUS_ACCOUNT);
  const paying = cash.find(({ isActive }) => isActive) ?? cash[0];
  if (paying === undefined) {
    throw new ApiError('account_unknown', 'there is no account to play with');
  }
  const [id, token] = [randomUUID(), randomBytes(TOKEN_BYTES).toString('base64url')];
  const at = clock();
  await openSession(pool, {
    id,
    token,
    provider: provider.id,
    game: code,
    playerId,
    accountId: paying.id,
    signInId,
    at,
    expiresAt: at + SESSION_MS,
  });
  const player = { account: paying.id, token, currency: paying.currency, country };
  const url = await provider.launch({ ...facts, player, game: code });
  await noteLaunched(pool, { id, at: clock() });
  return launched(provider, url, id);
}

/** Opens a game for play money, without a player. */
export async function launchDemo({
  provider,
  code,
  facts,
}: {
  readonly provider: GameProvider;
  readonly code: string;
  readonly facts: LaunchFacts;
}): Promise<LaunchedGame> {
  const url = await provider.launch({ ...facts, player: undefined, game: code });
  return launched(provider, url);
}
