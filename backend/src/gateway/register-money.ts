import { createRateFixings } from '../money/exchange-rates/rate-fixings.ts';
import { registerRateRoutes } from '../money/exchange-rates/rate-routes.ts';
import { registerPlayerMoney } from '../money/payments/player-money-routes.ts';
import { registerReconciliationRoutes } from '../money/reconciliation/reconciliation-routes.ts';
import {
  registerBonusCosts,
  registerBonusOperatorRoutes,
} from '../money/wallet/bonus-operator-routes.ts';
import { registerBonusRoutes } from '../money/wallet/bonus-routes.ts';
import { registerConversionRoutes } from '../money/wallet/conversion-routes.ts';
import { registerDepositBonusRoutes } from '../money/wallet/deposit-bonus-routes.ts';
import { registerWalletRoutes } from '../money/wallet/wallet-routes.ts';
import { taskStates } from '../operator/tasks/tasks.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { App } from '../platform/http/app.ts';
import { createConversionLimits } from '../protection/responsible/convert-limits.ts';
import type { Modules } from './modules.ts';

/** Accounts of money, bonuses, exchange rates and deposits. */
export async function registerMoney(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly operatorToken: string;
    readonly modules: Pick<Modules, 'configuration' | 'payments'>;
  },
): Promise<void> {
  const { pool, clock, operatorToken } = options;
  const { configuration, payments } = options.modules;
  const currencies = async () => (await configuration.read()).core.currencies;
  registerWalletRoutes(app, { pool, clock, currencies });
  registerConversionRoutes(app, {
    pool,
    clock,
    currencies,
    limits: createConversionLimits({ clock }),
  });
  registerBonusRoutes(app, { pool, clock });
  registerPlayerMoney(app, { pool, operatorToken });
  registerBonusOperatorRoutes(app, { pool, clock, operatorToken });
  registerBonusCosts(app, { pool, clock, operatorToken });
  registerRateRoutes(app, { operatorToken, fixings: createRateFixings({ pool, clock }) });
  registerReconciliationRoutes(app, {
    pool,
    operatorToken,
    taskStates: (subjects) => taskStates(pool, { kind: 'payment-difference', subjects }),
  });
  registerDepositBonusRoutes(app, {
    pool,
    clock,
    settings: async () => (await configuration.read()).payments.firstDepositBonus,
    isAskedBefore: async () => (await configuration.read()).reg.bonusChoices.includes(1),
  });
  await payments.register(app);
}
