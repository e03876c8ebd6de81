import type { AgreementStatusAnswer, PlayerStatusAnswer } from '@touchline/contracts/identity';
import { toPlayerStatus } from '@touchline/domain/navigation';
import type { PlayerStatus } from '@touchline/domain/navigation';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { type PlayerOfPage, registerBlockedPage } from './blocked-page.ts';
import { registerPlayerStatusOperatorRoutes } from './player-status-operator-routes.ts';
import { registerPlayerStatusRoutes } from './player-status-routes.ts';
import { readPlayerStatus } from './player-status-store.ts';
import { readAgreement } from './terms-store.ts';

export interface PlayerStatusOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly operatorToken: string;
  /** Whether a player has ever deposited. */
  readonly hasDeposit: (playerId: string) => Promise<boolean>;
}

/** The status of players on the site: bans, identification, agreement to the terms. */
export interface PlayerStatusService {
  readonly statusOf: (playerId: string) => Promise<PlayerStatusAnswer>;
  readonly agreement: (playerId: string) => Promise<AgreementStatusAnswer>;
  /** Both, as navigation needs them. */
  readonly read: (playerId: string) => Promise<PlayerStatus>;
  readonly register: (app: App, playerOf: PlayerOfPage) => void;
}

/** Makes the reader of players' status, with the calls that show and change it. */
export function createPlayerStatus(options: PlayerStatusOptions): PlayerStatusService {
  const { pool, hasDeposit } = options;
  const statusOf = async (playerId: string) => {
    const [stored, deposited] = await Promise.all([
      readPlayerStatus(pool, playerId),
      hasDeposit(playerId),
    ]);
    return { ...stored, has_deposit: deposited };
  };
  const agreement = (playerId: string) => readAgreement(pool, playerId);
  return {
    statusOf,
    agreement,
    read: async (playerId) =>
      toPlayerStatus(...(await Promise.all([statusOf(playerId), agreement(playerId)]))),
    register: (app, playerOf) => {
      registerPlayerStatusRoutes(app, { ...options, statusOf, agreement });
      registerPlayerStatusOperatorRoutes(app, { ...options, statusOf, agreement });
      registerBlockedPage(app, playerOf);
    },
  };
}
