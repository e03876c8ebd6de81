import type { FastifyBaseLogger } from 'fastify';
import { createStakeFactors } from '../betting/placement/stake-factors.ts';
import { createGames, type Games } from '../gaming/games.ts';
import type { HouseGames } from '../gaming/house/house-games.ts';
import { findPlayer } from '../identity/auth/players.ts';
import type { Notices } from '../messages/notices/notices.ts';
import { createPayments, type Payments } from '../money/payments/payments.ts';
import { createDepositWallet } from '../money/wallet/deposit-wallet.ts';
import { createWithdrawalWallet } from '../money/wallet/withdrawal-wallet.ts';
import { raiseTask } from '../operator/tasks/tasks.ts';
import type { Clock } from '../platform/clock.ts';
import { createLotteries, type Lotteries } from '../pools/lotteries.ts';
import { createTotos, type Totos } from '../pools/toto/totos.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { Configuration } from '../site/configuration/configuration.ts';
import { createDrawBetLimits } from './draw-bet-limits.ts';
import type { ProtectionModules } from './protection-modules.ts';
import type { SiteProviders } from './site-providers.ts';

export interface MoneyModules {
  readonly payments: Payments;
  readonly games: Games;
  readonly lotteries: Lotteries;
  readonly totos: Totos;
}

/** Creates what others move money through: payment providers, and providers of games. */
export async function createMoneyModules(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly configuration: Configuration;
  readonly providers: Pick<SiteProviders, 'payments' | 'games'>;
  readonly house: HouseGames | undefined;
  readonly protection: ProtectionModules;
  readonly writeNotice: Notices['write'];
  readonly operatorToken: string;
  /** Called after money has moved. */
  readonly onMoved: () => void;
}): Promise<MoneyModules> {
  const { pool, clock, log, configuration, providers, protection, writeNotice, onMoved } = options;
  const payments = await createPayments({
    pool,
    clock,
    log,
    configuration,
    providers: providers.payments,
    wallet: createDepositWallet({
      clock,
      bonusSettings: async () => (await configuration.read()).payments.firstDepositBonus,
    }),
    guard: protection.depositGuard,
    countryOf: async (playerId) => (await findPlayer(pool, playerId))?.country,
    raiseTask,
    operatorToken: options.operatorToken,
    withdrawalWallet: createWithdrawalWallet({ clock }),
    withdrawalGuard: protection.withdrawalGuard,
    writeWithdrawalNotice: writeNotice,
    writeDepositNotice: writeNotice,
    onCredited: onMoved,
  });
  const games = await createGames({
    pool,
    clock,
    selected: providers.games,
    house: options.house,
    guard: protection.betGuard,
    settings: async () => {
      const { games: set, allowed, lobby } = (await configuration.read()).thirdparty;
      return { ...set, isOffered: allowed, lobby };
    },
    raiseTask,
    onMoved,
  });
  const lotteries = createLotteries({
    pool,
    clock,
    guard: protection.betGuard,
    isOffered: async () => (await configuration.read()).toto.lotteries,
    areBetsOffered: async () => (await configuration.read()).toto.drawBets.isOffered,
    betLimitsOf: createDrawBetLimits({
      configuration,
      stakeFactors: createStakeFactors({ pool, clock }),
    }),
    onMoved,
  });
  const totos = createTotos({
    pool,
    clock,
    guard: protection.betGuard,
    settings: async () => (await configuration.read()).toto,
    onMoved,
  });
  return { payments, games, lotteries, totos };
}
