import { isSelfExcluded } from '@touchline/domain/limits';
import type { Pool } from 'pg';
import { createBlocks } from '../src/site/blocks/blocks.ts';
import { createConfiguration } from '../src/site/configuration/configuration.ts';
import { registerGate } from '../src/site/gate/gate.ts';
import type { App } from '../src/platform/http/app.ts';
import type { VerifyToken } from '../src/platform/http/player.ts';
import { createCurrentPlayerStatuses } from '../src/protection/player-status/current-player-statuses.ts';
import { createPlayerStatus } from '../src/protection/player-status/player-status.ts';
import { currentLimits } from '../src/protection/responsible/limit-store.ts';

/** The site's gate with what it reads in production: configuration, block rules and players' statuses. */
export function registerBenchGate(
  app: App,
  { pool, verifyToken }: { readonly pool: Pool; readonly verifyToken: VerifyToken },
): void {
  const clock = Date.now;
  const status = createPlayerStatus({
    pool,
    clock,
    operatorToken: 'none',
    hasDeposit: async () => true,
  });
  registerGate(app, {
    clock,
    isProduction: true,
    configuration: createConfiguration({ pool, clock }),
    blocks: createBlocks({ pool, clock, verifyToken, countryHeader: undefined }),
    playerStatuses: createCurrentPlayerStatuses({
      clock,
      read: async (playerId) => {
        const limits = await currentLimits(pool, { playerId, now: clock() });
        const isExcluded = isSelfExcluded(limits, clock());
        return { ...(await status.read(playerId)), isExcluded };
      },
    }),
  });
}
