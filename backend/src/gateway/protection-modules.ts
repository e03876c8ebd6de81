import { TERMS_FLAG } from '@touchline/domain/navigation';
import type { BetGuard } from '../betting/placement/bet-guard.ts';
import type { People } from '../identity/people/people.ts';
import type { DepositGuard } from '../money/payments/deposit-guard.ts';
import type { WithdrawalGuard } from '../money/withdrawals/withdrawal-guard.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import {
  createCurrentPlayerStatuses,
  type CurrentPlayerStatuses,
} from '../protection/player-status/current-player-statuses.ts';
import { guardBets, guardDeposits } from '../protection/player-status/money-guards.ts';
import {
  createPlayerStatus,
  type PlayerStatusService,
} from '../protection/player-status/player-status.ts';
import { createVerifiedStatus } from '../protection/player-status/verified-status.ts';
import type { VerifiedStatus } from '../verification/verification-options.ts';
import { createWithdrawalGuard } from '../protection/player-status/withdrawal-guard.ts';
import type { WriteLimitNotice } from '../protection/responsible/limit-audit.ts';
import { createResponsible, type Responsible } from '../protection/responsible/responsible.ts';
import { createLedgerSpending } from '../protection/responsible/spending.ts';
import type { Configuration } from '../site/configuration/configuration.ts';

export interface ProtectionModules {
  readonly responsible: Responsible;
  readonly playerStatus: PlayerStatusService;
  readonly playerStatuses: CurrentPlayerStatuses;
  /** What verification reads and changes of it. */
  readonly verifiedStatus: VerifiedStatus;
  /** What every bet must pass. */
  readonly betGuard: BetGuard;
  /** What every deposit must pass. */
  readonly depositGuard: DepositGuard;
  /** What every withdrawal must pass. */
  readonly withdrawalGuard: WithdrawalGuard;
}

/** Creates what protects players: limits and exclusions, bans, identification, terms. */
export function createProtectionModules(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly configuration: Pick<Configuration, 'read'>;
  readonly people: People;
  readonly operatorToken: string;
  /** Whether every plugin that betting and depositing need is live. */
  readonly areMandatoryPluginsLive: () => Promise<boolean>;
  readonly onExcluded: (playerId: string) => Promise<void>;
  readonly onClosed: (playerId: string) => Promise<void>;
  readonly hasDeposit: (playerId: string) => Promise<boolean>;
  readonly writeNotice: WriteLimitNotice;
}): ProtectionModules {
  const { pool, clock, configuration, people, operatorToken, hasDeposit } = options;
  const responsible = createResponsible({
    pool,
    clock,
    configuration,
    spending: createLedgerSpending(),
    people,
    areMandatoryPluginsLive: options.areMandatoryPluginsLive,
    onExcluded: options.onExcluded,
    onClosed: options.onClosed,
    writeNotice: options.writeNotice,
  });
  const conditions = {
    clock,
    people,
    isPersonalDataAsked: async () =>
      (await configuration.read()).responsible.personalDataBeforePlay,
    isTermsAsked: async () => (await configuration.read()).core.flags[TERMS_FLAG] === true,
  };
  const playerStatus = createPlayerStatus({ pool, clock, operatorToken, hasDeposit });
  const playerStatuses = createCurrentPlayerStatuses({
    clock,
    read: async (playerId) => {
      const [player, isExcluded] = await Promise.all([
        playerStatus.read(playerId),
        responsible.isExcluded(playerId),
      ]);
      return { ...player, isExcluded };
    },
  });
  return {
    responsible,
    playerStatus,
    playerStatuses,
    verifiedStatus: createVerifiedStatus(),
    betGuard: guardBets(responsible.betGuard, conditions),
    depositGuard: guardDeposits(responsible.depositGuard, conditions),
    withdrawalGuard: createWithdrawalGuard({
      pool,
      clock,
      guard: responsible.depositGuard,
      isPersonalDataAsked: conditions.isPersonalDataAsked,
    }),
  };
}
