import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import {
  createGameWallet,
  type GameWallet,
  type StakeRules,
} from '../../src/gaming/wallet/game-wallet.ts';
import type { PlayGuard } from '../../src/gaming/wallet/play-guard.ts';
import { answerCall, type WalletCall } from '../../src/gaming/wallet/wallet-dialect.ts';
import { noteLaunched, openSession } from '../../src/gaming/sessions/game-session-store.ts';
import { OPEN_GUARD } from '../betting/open-guard.ts';
import { fundedAccount } from '../wallet/test-wallet.ts';
import type { Heard, ProviderVoice } from './provider-voices.ts';

/** A player in a game of a provider. */
export interface PlayingPlayer {
  readonly playerId: string;
  readonly account: string;
  readonly token: string;
}

/** For tests: nothing is closed, nothing is bounded and no round has to wait. */
export const OPEN_RULES: StakeRules = {
  isOpen: async () => true,
  mostStake: async () => undefined,
  leastCycle: async () => 0,
};

/** For tests: a wallet of games on a database. */
export function createGameWorld(options: {
  readonly pool: Pool;
  readonly clock: () => number;
  readonly guard?: PlayGuard;
  readonly rules?: StakeRules;
}): {
  readonly wallet: GameWallet;
  /** A player with money, in a game that was launched. */
  readonly player: (
    voice: ProviderVoice,
    given?: { readonly balance?: number; readonly minutes?: number; readonly isLaunched?: boolean },
  ) => Promise<PlayingPlayer>;
  /** What the provider understands of the answer to a call. */
  readonly say: (voice: ProviderVoice, call: WalletCall) => Promise<Heard>;
} {
  const { pool, clock, guard = OPEN_GUARD, rules = OPEN_RULES } = options;
  const wallet = createGameWallet({ pool, clock, guard, rules });
  return {
    wallet,
    player: async (voice, { balance = 10_000, minutes = 60, isLaunched = true } = {}) => {
      const { playerId, accountId } = await fundedAccount(pool, balance);
      const [id, token] = [randomUUID(), randomUUID()];
      const at = clock();
      const session = { id, token, provider: voice.provider, game: 'dice', playerId, accountId };
      await openSession(pool, { ...session, at, expiresAt: at + minutes * 60_000 });
      if (isLaunched) {
        await noteLaunched(pool, { id, at });
      }
      return { playerId, account: accountId, token };
    },
    say: async (voice, call) => {
      const { body } = await answerCall(voice.dialect, {
        call,
        run: (command) => wallet(voice.provider, command),
        onFailure: (error) => {
          throw error;
        },
      });
      return voice.understand(body);
    },
  };
}
