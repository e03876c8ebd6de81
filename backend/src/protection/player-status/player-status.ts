import type { AgreementStatusAnswer, StandingAnswer } from '@touchline/contracts/identity';
import { playerStanding } from '@touchline/domain/navigation';
import type { PlayerStanding } from '@touchline/domain/navigation';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { type PlayerOfPage, registerBlockedPage } from './blocked-page.ts';
import { registerPlayerStatusOperatorRoutes } from './player-status-operator-routes.ts';
import { registerPlayerStatusRoutes } from './player-status-routes.ts';
import { readStanding } from './standing-store.ts';
import { readAgreement } from './terms-store.ts';

export interface PlayerStatusOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly operatorToken: string;
  /** Whether a player has ever deposited. */
  readonly hasDeposit: (playerId: string) => Promise<boolean>;
}

/** The status of players on the site: bans, identification, agreement to the terms. */
export interface PlayerStatus {
  readonly standing: (playerId: string) => Promise<StandingAnswer>;
  readonly agreement: (playerId: string) => Promise<AgreementStatusAnswer>;
  /** Both, as navigation needs them. */
  readonly read: (playerId: string) => Promise<PlayerStanding>;
  readonly register: (app: App, playerOf: PlayerOfPage) => void;
}

/** Makes the reader of players' status, with the calls that show and change it. */
export function createPlayerStatus(options: PlayerStatusOptions): PlayerStatus {
  const { pool, hasDeposit } = options;
  const standing = async (playerId: string) => {
    const [stored, deposited] = await Promise.all([
      readStanding(pool, playerId),
      hasDeposit(playerId),
    ]);
    return { ...stored, has_deposit: deposited };
  };
  const agreement = (playerId: string) => readAgreement(pool, playerId);
  return {
    standing,
    agreement,
    read: async (playerId) =>
      playerStanding(...(await Promise.all([standing(playerId), agreement(playerId)]))),
    register: (app, playerOf) => {
      registerPlayerStatusRoutes(app, { ...options, standing, agreement });
      registerPlayerStatusOperatorRoutes(app, { ...options, standing });
      registerBlockedPage(app, playerOf);
    },
  };
}
