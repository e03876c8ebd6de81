import {
  builderOutcomeId,
  finalScore,
  gradeOutcome,
  gradeOutright,
  gradeRaceOrder,
  isOrderMarket,
  type MatchResult,
  type OutrightGrade,
  type OutrightResult,
  partsOfOutcome,
  raceOrder,
  competitorOf,
  type Withdrawal,
} from '@touchline/domain/markets';
import type { ReachedLead } from '@touchline/domain/offers';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type SettlementRequest, settleBets } from '../../money/wallet/bet-money.ts';
import { gradeBuilders } from './grade-builders.ts';
import { loadOpenBets } from '../bets/open-bets.ts';
import { type OpenBet, settleCoupon } from './settle-coupon.ts';

/** What is known of an outcome once it is decided. */
export interface GradedOutcome {
  readonly result: OutrightGrade;
  /** Deciding score as shown, e.g. "2:1". */
  readonly score?: string | undefined;
}

/** Decides an outcome by its id; undefined while it cannot be decided. */
export type GradeOutcomeId = (outcomeId: string) => GradedOutcome | undefined;

export interface SettlementOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: DatabaseLog;
}

export interface Settlement {
  /** Writes results into the open legs of an event and settles the bets that they decide. */
  readonly settleLegs: (eventId: number, grade: GradeOutcomeId) => Promise<void>;
  /** Wins open legs whose agreed lead was reached, and settles the bets that they decide. */
  readonly payEarly: (eventId: number, leads: readonly ReachedLead[]) => Promise<void>;
  /** As `settleLegs`, by the result of the whole match. */
  readonly settleMatch: (eventId: number, result: MatchResult) => Promise<void>;
  /** As `settleLegs`, by the result of a whole competition. */
  readonly settleOutright: (eventId: number, result: OutrightResult) => Promise<void>;
  /** Takes their share from open bets struck before runners of a race were withdrawn, and makes void those on them. */
  readonly withdrawRunners: (eventId: number, withdrawals: readonly Withdrawal[]) => Promise<void>;
  /** Settles what earlier gradings left in the queue, e.g. before a kill. */
  readonly settleQueued: () => Promise<void>;
  /** Events that have begun and still have open legs. */
  readonly undecidedEvents: () => Promise<readonly number[]>;
}

const BATCH_SIZE = 200;

/** What an outcome is decided by: itself, or its parts. */
function decidingOutcomes(eventId: number, outcomeId: string): readonly string[] {
  const parts = partsOfOutcome(outcomeId);
  return parts === undefined ? [outcomeId] : parts.map((part) => builderOutcomeId(eventId, [part]));
}

/** A grade as `grade_legs` takes it. */
function gradeRow({ result, score }: GradedOutcome) {
  return typeof result === 'string'
    ? { result, score }
    : { result: 'dead-heat' as const, score, places: result.places, tied: result.tied };
}

/** Whether an outcome is on one of these runners, alone or among others. */
function isOnRunner(outcomeId: string, runners: ReadonlySet<number>): boolean {
  const [, marketKey = '', code = ''] = outcomeId.split('~');
  const named = raceOrder(marketKey, code)?.runners ?? [competitorOf(code) ?? 0];
  return named.some((runner) => runners.has(runner));
}

/**
 * Settles bets. Grading legs and queueing their bets is one transaction; settling a batch and
 * taking it from the queue is another: a kill between or within them loses and doubles nothing.
 */
export function createSettlement({ pool, clock, log }: SettlementOptions): Settlement {
  let running: Promise<void> | undefined;

  function settlementOf(bet: OpenBet): readonly SettlementRequest[] {
    try {
      return [settleCoupon(bet, clock())].filter((request) => request !== undefined);
    } catch (error) {
      // It stays open for an operator; the others must not wait for that.
      log.error({ err: error, betId: bet.id }, 'a bet cannot be settled');
      return [];
    }
  }

  /** Bets that stay open after a leg of theirs was decided: open pages show the leg. */
  async function announceOpen(client: PoolClient, bets: readonly string[]): Promise<void> {
    if (bets.length > 0) {
      await client.query({
        name: 'betting.announce-open',
        text: `INSERT INTO outbox (topic, payload) SELECT 'bet.changed', jsonb_build_object(
                 'betId', id::text, 'playerId', player_id::text) FROM bet WHERE id = ANY ($1)`,
        values: [bets],
      });
      await client.query(`SELECT pg_notify('outbox', '')`);
    }
  }

  /** The queue's rows go first, so that a leg graded meanwhile queues its bet again. */
  async function settleBatch(): Promise<number> {
    return inTransaction(pool, async (client) => {
      const { rows } = await client.query({
        name: 'betting.take-queued',
        text: `DELETE FROM settlement_queue WHERE bet_id IN (
                 SELECT bet_id FROM settlement_queue ORDER BY bet_id LIMIT $1 FOR UPDATE SKIP LOCKED
               ) RETURNING bet_id`,
        values: [BATCH_SIZE],
      });
      const bets = await loadOpenBets(
        client,
        rows.map((row) => row.bet_id),
      );
      const requests = bets.flatMap(settlementOf);
      await settleBets(client, requests);
      const settled = new Set(requests.map(({ bet }) => bet));
      await announceOpen(
        client,
        bets.flatMap(({ id }) => (settled.has(id) ? [] : [id])),
      );
      return rows.length;
    });
  }

  async function settleAll(): Promise<void> {
    while ((await settleBatch()) > 0);
  }

  async function settleQueued(): Promise<void> {
    // One that is under way may have looked before the caller queued its bets.
    await running?.catch(() => undefined);
    running ??= settleAll().finally(() => {
      running = undefined;
    });
    await running;
  }

  async function settleLegs(eventId: number, grade: GradeOutcomeId): Promise<void> {
    const { rows } = await pool.query({
      name: 'betting.open-outcomes',
      text: 'SELECT DISTINCT outcome_id FROM bet_leg WHERE event_id = $1 AND result IS NULL',
      values: [eventId],
    });
    const outcomes = new Set(
      rows.flatMap(({ outcome_id: outcome }) => decidingOutcomes(eventId, outcome)),
    );
    const grades = [...outcomes].flatMap((outcome) => {
      const graded = grade(outcome);
      return graded === undefined ? [] : [{ outcome, ...gradeRow(graded) }];
    });
    if (grades.length > 0) {
      await pool.query({
        name: 'betting.grade-legs',
        text: 'SELECT grade_legs($1, $2, $3)',
        values: [eventId, JSON.stringify(grades), new Date(clock())],
      });
      await gradeBuilders(pool, { eventId, grades, at: clock() });
    }
    await settleQueued();
  }

  async function payEarly(eventId: number, leads: readonly ReachedLead[]): Promise<void> {
    const reached = leads.map(({ side, lead, home, away, period, seconds }) => ({
      side,
      lead,
      facts: { lead, score: `${home}:${away}`, period, seconds },
    }));
    const { rows } = await pool.query({
      name: 'betting.pay-legs-early',
      text: 'SELECT pay_legs_early($1, $2, $3) AS legs',
      values: [eventId, JSON.stringify(reached), new Date(clock())],
    });
    if (Number(rows[0]?.legs ?? 0) > 0) {
      await settleQueued();
    }
  }

  /** What open legs on a race are settled at, by its withdrawals and, from the off, its starting prices. */
  async function priceRaceLegs(
    eventId: number,
    { withdrawals, startingPrices }: Pick<OutrightResult, 'withdrawals' | 'startingPrices'>,
  ): Promise<void> {
    if (withdrawals === undefined) {
      return;
    }
    await pool.query({
      name: 'betting.price-race-legs',
      text: 'SELECT price_race_legs($1, $2, $3)',
      values: [
        eventId,
        JSON.stringify(withdrawals),
        startingPrices === undefined ? null : JSON.stringify(startingPrices),
      ],
    });
  }

  /** One outcome that cannot be graded must not delay the others; an operator voids it. */
  function settleOutcomes(
    eventId: number,
    grade: (outcome: { readonly marketKey: string; readonly outcomeCode: string }) => GradedOutcome,
  ): Promise<void> {
    return settleLegs(eventId, (outcomeId) => {
      const [, marketKey = '', outcomeCode = ''] = outcomeId.split('~');
      try {
        return grade({ marketKey, outcomeCode });
      } catch (error) {
        log.error({ err: error, eventId, outcomeId }, 'an outcome cannot be graded');
        return undefined;
      }
    });
  }

  return {
    settleLegs,
    payEarly,
    settleMatch: (eventId, result) => {
      const score = finalScore(result);
      return settleOutcomes(eventId, (outcome) => ({
        result: gradeOutcome({ ...outcome, result }),
        score,
      }));
    },
    settleOutright: async (eventId, result) => {
      await priceRaceLegs(eventId, result);
      await settleOutcomes(eventId, (outcome) => {
        const grade = isOrderMarket(outcome.marketKey) ? gradeRaceOrder : gradeOutright;
        return { result: grade({ ...outcome, result }) };
      });
    },
    withdrawRunners: async (eventId, withdrawals) => {
      const runners = new Set(withdrawals.map(({ competitorId }) => competitorId));
      await settleLegs(eventId, (outcomeId) =>
        isOnRunner(outcomeId, runners) ? { result: 'void' } : undefined,
      );
      await priceRaceLegs(eventId, { withdrawals });
    },
    settleQueued,
    undecidedEvents: async () => {
      const { rows } = await pool.query({
        name: 'betting.undecided-events',
        text: `SELECT DISTINCT event_id FROM bet_leg
               WHERE result IS NULL AND (facts->>'startsAt')::bigint <= $1`,
        values: [clock()],
      });
      return rows.map((row) => Number(row.event_id));
    },
  };
}
