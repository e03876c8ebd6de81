import type { Bet, BetAnswer, BetBuilder, BetLeg, OperatorBet } from '@touchline/contracts/betting';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Known, Queryable, RowOf } from '../../platform/database/queryable.ts';
import type { PlacementResult } from '../../money/wallet/bet-money.ts';
import type { CheckedCoupon } from '../placement/check-coupon.ts';
import { betTerms, shownPart, type StoredTerms } from './stored-terms.ts';

type Decided =
  | 'result'
  | 'score'
  | 'voidReason'
  | 'settledPrice'
  | 'deduction'
  | 'deadHeat'
  | 'paidEarly';

interface LegRow extends Omit<BetLeg, Decided> {
  readonly result: Exclude<BetLeg['result'], 'open'> | null;
  readonly score: string | null;
  readonly voidReason: NonNullable<BetLeg['voidReason']> | null;
  readonly settledPrice: string | null;
  readonly deduction: number | null;
  readonly paidEarly: NonNullable<BetLeg['paidEarly']> | null;
  readonly partResults: readonly (BuilderPartResult | null)[] | null;
  readonly places: number | null;
  readonly tied: number | null;
}

type BuilderPartResult = NonNullable<BetBuilder['parts'][number]['result']>;

const BET_ID = /^\d{1,18}$/;

/** What a bet is read from. */
export const BET_COLUMNS = `bet.id, bet.type, bet.status, bet.account_id, bet.currency, bet.stake,
  bet.total_odds, bet.possible_return, bet.payout, bet.balance_after, bet.placed_at,
  bet.settled_at, bet.settlement, bet.payload_digest, bet.max_payout, bet.terms,
  bet.sold_stake, bet.possible_left, bet.automatic_cash_out, bet.ended_by, bet.changed_into,
  (SELECT json_agg(json_build_object('at', (extract(epoch FROM sale.at) * 1000)::bigint,
     'stake', sale.stake, 'amount', sale.amount, 'isAutomatic', sale.is_automatic) ORDER BY sale.at)
   FROM bet_cash_out sale WHERE sale.bet_id = bet.id) AS sales,
  (SELECT json_agg(json_strip_nulls(json_build_object('at',
     (extract(epoch FROM correction.at) * 1000)::bigint, 'status', correction.status,
     'payout', correction.payout, 'reason', correction.reason,
     'voidReason', correction.void_reason)) ORDER BY correction.revision)
   FROM bet_correction correction WHERE correction.bet_id = bet.id) AS corrections,
  (SELECT json_strip_nulls(json_build_object('state', loss.state, 'refusal', loss.refusal,
     'at', CASE WHEN loss.state = 'given' THEN (extract(epoch FROM loss.decided_at) * 1000)::bigint END,
     'amount', loss.amount))
   FROM insured_loss loss WHERE loss.bet_id = bet.id
     AND (loss.state = 'given' OR (bet.status = 'lost' AND bet.ended_by IS NULL))) AS insured,
  (SELECT answer FROM singles_answer WHERE bet_id = bet.id) AS answer,
  (SELECT json_agg(leg.facts || jsonb_build_object('outcomeId', leg.outcome_id,
     'eventId', leg.event_id, 'price', leg.price, 'result', leg.result, 'score', leg.score,
      'voidReason', leg.void_reason, 'settledPrice', leg.settled_price, 'deduction', leg.deduction,
      'paidEarly', leg.paid_early, 'partResults', leg.part_results, 'places', leg.shared_places, 'tied', leg.tied)
     ORDER BY leg.position)
   FROM bet_leg leg WHERE leg.bet_id = bet.id) AS legs`;

const OWN_BET = `SELECT ${BET_COLUMNS} FROM bet WHERE id = $1 AND player_id = $2` as const;

type BetRow = Known<
  RowOf<typeof OWN_BET>,
  {
    readonly settlement: Bet['settlement'] | null;
    readonly terms: StoredTerms | null;
    readonly answer: BetAnswer | null;
    readonly ended_by: 'void' | 'cash-out' | null;
    readonly sales: Bet['cashOuts'] | null;
    readonly insured: Bet['insured'] | null;
    readonly corrections: Bet['corrections'] | null;
    readonly legs: readonly LegRow[];
  }
>;

/** A row of `BET_COLUMNS` with what the database cannot say of its types. */
export function betRow(row: RowOf<typeof OWN_BET>): BetRow {
  return row as BetRow;
}

function builderOf({ parts, reduced }: BetBuilder, results: LegRow['partResults']): BetBuilder {
  return {
    parts: parts.map((part, place) => {
      const result = results?.[place] ?? undefined;
      return result === undefined ? part : { ...part, result };
    }),
    reduced,
  };
}

function legOf(row: LegRow): BetLeg {
  const { result, score, voidReason, settledPrice, partResults, builder, ...rest } = row;
  const { places, tied, deduction, paidEarly, ...leg } = rest;
  return {
    ...leg,
    result: result ?? 'open',
    ...(score === null ? {} : { score }),
    ...(voidReason === null ? {} : { voidReason }),
    ...(settledPrice === null ? {} : { settledPrice }),
    ...(deduction === null ? {} : { deduction }),
    ...(paidEarly === null || result !== 'won' ? {} : { paidEarly }),
    ...(builder === undefined ? {} : { builder: builderOf(builder, partResults) }),
    ...(result === 'dead-heat' && places !== null && tied !== null
      ? { deadHeat: { places, tied } }
      : {}),
  };
}

/** What the terms of a bet add to its history. */
function termsOf(terms: StoredTerms | undefined, maxPayout: number): Partial<Bet> {
  const { possibleMinimum } = terms?.shown ?? {};
  return {
    ...(possibleMinimum === undefined ? {} : { possibleMinimum }),
    terms: betTerms({ terms, maxPayout }),
  };
}

/** A bet as it is right after it was placed: equal to what `findPlaced` reads back. */
export function placedBet({ request, legs }: CheckedCoupon, outcome: PlacementResult): Bet {
  return {
    id: outcome.bet ?? '',
    typeId: request.type,
    status: 'open',
    accountId: request.account,
    currency: outcome.currency ?? '',
    stake: request.stake,
    totalOdds: request.odds,
    possibleReturn: request.possible,
    placedAt: request.at,
    legs: [...legs],
    ...termsOf(request.terms, request.maximum),
  };
}

/** The bet of a row. */
export function betOf(row: BetRow): Bet {
  const terms = row.terms ?? undefined;
  return {
    id: row.id,
    typeId: row.type,
    status: row.status,
    accountId: row.account_id,
    currency: row.currency,
    stake: exactNumber(row.stake) - exactNumber(row.sold_stake),
    totalOdds: row.total_odds,
    possibleReturn: exactNumber(row.possible_left ?? row.possible_return),
    placedAt: row.placed_at.getTime(),
    legs: row.legs.map((leg, at) => ({ ...legOf(leg), ...shownPart(terms?.parts?.[at]) })),
    ...termsOf(terms, exactNumber(row.max_payout)),
    ...(row.payout === null ? {} : { payout: exactNumber(row.payout) }),
    ...(row.settled_at === null ? {} : { settledAt: row.settled_at.getTime() }),
    ...(row.settlement === null ? {} : { settlement: row.settlement }),
    ...(row.ended_by === null ? {} : { endedBy: row.ended_by }),
    ...(row.changed_into === null ? {} : { changedInto: row.changed_into }),
    ...(row.insured ? { insured: row.insured } : {}),
    ...(row.sales ? { cashOuts: row.sales } : {}),
    ...(row.automatic_cash_out === null || row.status !== 'open'
      ? {}
      : { automaticCashOut: exactNumber(row.automatic_cash_out) }),
    ...(row.corrections ? { corrections: row.corrections } : {}),
  };
}

/** The bet as it was when it was placed, whatever has become of it. */
function asPlaced(row: BetRow): Bet {
  const legs = row.legs.map((leg) => ({
    ...leg,
    result: null,
    score: null,
    voidReason: null,
    settledPrice: null,
    deduction: null,
    paidEarly: null,
    partResults: null,
  }));
  const open = {
    status: 'open',
    payout: null,
    settled_at: null,
    settlement: null,
    sold_stake: '0',
    possible_left: null,
    automatic_cash_out: null,
    ended_by: null,
    changed_into: null,
    insured: null,
    sales: null,
    corrections: null,
  } as const;
  return betOf({ ...row, ...open, legs });
}

/** The first answer to a placement. */
function placedAnswer(row: BetRow): BetAnswer {
  return row.answer ?? { bet: asPlaced(row), balance: exactNumber(row.balance_after) };
}

/** The first answer to a key, with the digest of the request it belongs to. */
export async function findPlaced(
  client: Queryable,
  placement: { readonly playerId: string; readonly key: string },
): Promise<{ readonly digest: string; readonly answer: BetAnswer } | undefined> {
  const { rows } = await client.query({
    name: 'betting.find-placed',
    text: `SELECT ${BET_COLUMNS} FROM bet WHERE player_id = $1 AND idempotency_key = $2`,
    values: [placement.playerId, placement.key],
  });
  return rows[0] && { digest: rows[0].payload_digest, answer: placedAnswer(betRow(rows[0])) };
}

interface OwnBet {
  readonly playerId: string;
  readonly betId: string;
}

async function findOwnRow(
  client: Queryable,
  { playerId, betId }: OwnBet,
): Promise<BetRow | undefined> {
  if (!BET_ID.test(betId)) {
    return undefined;
  }
  const { rows } = await client.query({
    name: 'betting.find-bet',
    text: OWN_BET,
    values: [betId, playerId],
  });
  return rows[0] && betRow(rows[0]);
}

/** A player's own bet. */
export async function findBet(client: Queryable, own: OwnBet): Promise<Bet | undefined> {
  const row = await findOwnRow(client, own);
  return row && betOf(row);
}

/** A player's own bet as it was when it was placed, whatever has become of it. */
export async function findBetAsPlaced(client: Queryable, own: OwnBet): Promise<Bet | undefined> {
  const row = await findOwnRow(client, own);
  return row && asPlaced(row);
}

/** The bet of any player, for operators. */
export async function findAnyBet(
  client: Queryable,
  betId: string,
): Promise<OperatorBet | undefined> {
  if (!BET_ID.test(betId)) {
    return undefined;
  }
  const { rows } = await client.query({
    name: 'betting.find-any-bet',
    text: `SELECT ${BET_COLUMNS}, bet.player_id FROM bet WHERE id = $1`,
    values: [betId],
  });
  return rows[0] && { ...betOf(betRow(rows[0])), playerId: rows[0].player_id };
}
