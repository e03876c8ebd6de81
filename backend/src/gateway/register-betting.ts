import { outcomeSides } from '../pricing/book/outcome-sides.ts';
import { listBets } from '../betting/bets/list-bets.ts';
import { findAnyBet } from '../betting/bets/bet-store.ts';
import { registerBuilderRoutes } from '../betting/placement/builder-routes.ts';
import { registerBettingRoutes } from '../betting/placement/betting-routes.ts';
import { registerCashOutMany, registerCashOutRoutes } from '../betting/cash-out/cash-out-routes.ts';
import { registerChangeRoutes } from '../betting/cash-out/change-routes.ts';
import { registerDayExpressRoutes } from '../betting/day-express/day-express-routes.ts';
import { stakeBounds } from '../betting/placement/stake-bounds.ts';
import {
  registerStakeBoundsRoute,
  registerStakeFactorRoutes,
} from '../betting/placement/stake-factor-routes.ts';
import { createRisk } from '../betting/risk/risk.ts';
import { registerRiskRoutes } from '../betting/risk/risk-routes.ts';
import { registerBetOperatorRoutes } from '../betting/settlement/bet-operator-routes.ts';
import { registerEventOperatorRoutes } from '../betting/settlement/event-operator-routes.ts';
import { registerPromoCodeOperatorRoutes } from '../betting/promo-codes/promo-code-operator-routes.ts';
import { registerPromoCodeRoutes } from '../betting/promo-codes/promo-code-routes.ts';
import { voidBet } from '../betting/settlement/void-bet.ts';
import { registerRecommendations } from '../betting/recommendations/recommendation-routes.ts';
import { registerShareRoutes } from '../betting/share/share-routes.ts';
import { isProtected } from '../loyalty/may-be-offered.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { Feed } from '../pricing/feed/create-feed.ts';
import { readFeedStates } from '../pricing/feed/feed-states.ts';
import { listControls } from '../pricing/trading/control-store.ts';
import { registerTradingRoutes } from '../pricing/trading/trading-routes.ts';
import type { App } from '../platform/http/app.ts';
import type { Clock } from '../platform/clock.ts';
import type { Modules } from './modules.ts';

/** All routes about bets: placing, cashing out, changing, sharing, and what is offered ready. */
export function registerBetting(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly operatorToken: string;
    readonly book: Feed['book'];
    readonly modules: Modules;
  },
): void {
  const { pool, clock, operatorToken, book, modules } = options;
  const { configuration, fingerprints, placeBet, stakeFactors, cashOuts, betChanges } = modules;
  const settings = async () => (await configuration.read()).betting;
  registerBettingRoutes(app, {
    pool,
    clock,
    book,
    placeBet,
    settings,
    memo: modules.costMemo,
    admit: (request) => fingerprints.admit(request, 'placing'),
    stakeFactors,
    reportsScores: betChanges.reportsScores,
    mayBeInsured: betChanges.mayBeInsured,
  });
  registerBuilderRoutes(app, { book, clock });
  registerStakeFactorRoutes(app, { operatorToken, stakeFactors });
  registerStakeBoundsRoute(app, {
    operatorToken,
    boundsAfter: async (cursor) => {
      const { betting, core } = await configuration.read();
      return stakeBounds(pool, { settings: betting, currencies: core.currencies, cursor });
    },
  });
  registerBetOperatorRoutes(app, {
    operatorToken,
    findBet: (betId) => findAnyBet(pool, betId),
    betsOf: (playerId, cursor) => listBets(pool, { playerId, cursor }),
    voidBet: (command) => voidBet({ pool, clock }, command),
  });
  registerEventOperatorRoutes(app, {
    operatorToken,
    correct: modules.correctResults,
    voidEvent: modules.voidEvent,
  });
  registerRiskRoutes(app, {
    operatorToken,
    risk: createRisk({ pool, clock, decisionsOf: modules.trading.countOf }),
  });
  registerTradingRoutes(app, {
    operatorToken,
    book,
    trading: modules.trading,
    listControls: (asked) => listControls(pool, asked),
    feedStates: () => readFeedStates(pool, clock()),
  });
  registerPromoCodeRoutes(app, { pool, clock });
  registerPromoCodeOperatorRoutes(app, { pool, clock, operatorToken });
  registerChangeRoutes(app, betChanges);
  registerCashOutRoutes(app, { cashOuts, clock });
  registerCashOutMany(app, { cashOuts });
  registerShareRoutes(app, {
    pool,
    clock,
    eventOf: (outcomeId) => {
      const outcome = book.getOutcome(outcomeId);
      return outcome && { id: outcome.event.id, ...outcomeSides(outcome) };
    },
  });
  registerRecommendations(app, {
    pool,
    book,
    isProtected: async ({ visit }) => {
      const playerId = visit?.visitor.playerId;
      return playerId !== undefined && isProtected(pool, { playerId, now: clock() });
    },
  });
  registerDayExpressRoutes(app, { pool, clock, book, settings });
}
