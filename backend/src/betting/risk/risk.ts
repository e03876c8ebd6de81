import type {
  RiskBetsAnswer,
  RiskEventAnswer,
  RiskEventsAnswer,
  RiskPlayersAnswer,
} from '@touchline/contracts/trading';
import { BUILDER_MARKET, marketTypes, sportIds, type Sport } from '@touchline/domain/markets';
import type { Clock } from '../../platform/clock.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { centsByCurrency, RISK_CURRENCY } from './cents-by-currency.ts';

const PAGE = 50;

/**
 * Types of market of which several outcomes win together: their worst case is that all that are bet on do. Handicaps
 * and totals have a line each and with it a market of their own.
 */
const SEVERAL_WIN: readonly string[] = [
  BUILDER_MARKET,
  'outright-top',
  'outright-bottom',
  ...(Object.keys(sportIds) as Sport[])
    .flatMap((sport) => marketTypes(sport))
    .flatMap(({ code, kind }) => (kind.winners > 1 ? [code] : [])),
];

/** What the house has taken and may lose, from open bets alone. All amounts in cents of a euro. */
export interface Risk {
  /** Events by their worst case. */
  readonly events: (cursor: string | undefined) => Promise<RiskEventsAnswer>;
  /** Markets and outcomes of one. */
  readonly event: (eventId: number) => Promise<RiskEventAnswer>;
  /** Bets by what they may cost, of all players or of one. */
  readonly bets: (asked: {
    readonly player?: string | undefined;
    readonly cursor?: string | undefined;
  }) => Promise<RiskBetsAnswer>;
  readonly players: (cursor: string | undefined) => Promise<RiskPlayersAnswer>;
}

function amount(text: string | null): number {
  return exactNumber(text ?? '0');
}

/** A page of the rows, and where the next one begins. */
function paged<Row>(rows: readonly Row[], from: number) {
  return {
    page: rows.slice(0, PAGE),
    next: rows.length > PAGE ? { nextCursor: String(from + PAGE) } : {},
  };
}

async function readEvents(client: Queryable, at: number, from: number) {
  const { currencies, cents } = await centsByCurrency(client, at);
  const { rows } = await client.query({
    name: 'risk.events',
    text: `WITH outcome AS (
        SELECT event_id, split_part(outcome_id, '~', 2) AS market, outcome_id,
          count(*) AS bets, min(facts::text)::jsonb AS facts,
          sum(round(stake * cents)) AS stakes, sum(round(liability * cents)) AS liability
        FROM open_liability JOIN (SELECT unnest($1::text[]) AS currency, unnest($2::numeric[]) AS cents) AS unit
          USING (currency)
        GROUP BY 1, 2, 3
      ), market AS (
        SELECT event_id, min(facts::text)::jsonb AS facts, sum(bets) AS bets, sum(stakes) AS stakes,
          sum(liability) AS liability,
          CASE WHEN split_part(market, '@', 1) = ANY ($3::text[]) THEN sum(liability)
            ELSE greatest(0, max(liability + stakes) - sum(stakes)) END AS worst
        FROM outcome GROUP BY event_id, market
      )
      SELECT event_id, min(facts::text)::jsonb AS facts, sum(bets)::int AS bets,
        sum(stakes)::bigint AS stakes, sum(liability)::bigint AS liability, sum(worst)::bigint AS worst,
        (sum(sum(bets)) OVER ())::int AS all_bets, (sum(sum(stakes)) OVER ())::bigint AS all_stakes,
        (sum(sum(liability)) OVER ())::bigint AS all_liability
      FROM market GROUP BY event_id ORDER BY worst DESC, event_id OFFSET $4 LIMIT $5`,
    values: [currencies, cents, SEVERAL_WIN, from, PAGE + 1],
  });
  const [first] = rows;
  const { page, next } = paged(rows, from);
  return {
    currency: RISK_CURRENCY,
    total: {
      bets: first?.all_bets ?? 0,
      stakes: amount(first?.all_stakes ?? null),
      liability: amount(first?.all_liability ?? null),
    },
    events: page.map((row) => ({
      eventId: Number(row.event_id),
      ...namesOf(row.facts),
      bets: row.bets ?? 0,
      stakes: amount(row.stakes),
      liability: amount(row.liability),
      worstCase: amount(row.worst),
    })),
    ...next,
  };
}

/** What a leg's facts say of its event. */
function namesOf(facts: unknown) {
  const { sport, champ, home, away, startsAt } = (facts ?? {}) as Readonly<Record<string, unknown>>;
  return {
    sport: String(sport ?? ''),
    champ: String(champ ?? ''),
    home: String(home ?? ''),
    away: String(away ?? ''),
    startsAt: Number(startsAt ?? 0),
  };
}

async function readEvent(client: Queryable, at: number, eventId: number): Promise<RiskEventAnswer> {
  const { currencies, cents } = await centsByCurrency(client, at);
  const { rows } = await client.query({
    name: 'risk.event',
    // The event's open legs first: what is open elsewhere is not walked through.
    text: `SELECT split_part(held.outcome_id, '~', 2) AS market,
        split_part(held.outcome_id, '~', 3) AS outcome, count(*)::int AS bets,
        sum(round(held.stake * cents))::bigint AS stakes,
        sum(round(held.liability * cents))::bigint AS liability
      FROM (SELECT DISTINCT bet_id FROM bet_leg WHERE event_id = $3 AND result IS NULL) AS leg
      JOIN open_liability AS held ON held.bet_id = leg.bet_id AND held.event_id = $3
      JOIN (SELECT unnest($1::text[]) AS currency, unnest($2::numeric[]) AS cents) AS unit
        ON unit.currency = held.currency
      GROUP BY 1, 2 ORDER BY 1, liability DESC, 2`,
    values: [currencies, cents, eventId],
  });
  const keys = [...new Set(rows.map(({ market }) => market ?? ''))];
  const markets = keys.map((key) => {
    const own = rows.filter(({ market }) => market === key);
    const staked = own.reduce((sum, { stakes }) => sum + amount(stakes), 0);
    const outcomes = own.map((row) => ({
      code: row.outcome ?? '',
      bets: row.bets ?? 0,
      stakes: amount(row.stakes),
      liability: amount(row.liability),
      // What the house is left with if this one wins: the stakes on the others, less what it pays beyond its own.
      result: staked - amount(row.stakes) - amount(row.liability),
    }));
    const together = SEVERAL_WIN.includes(key.split('@', 1)[0] ?? '');
    const worstCase = together
      ? outcomes.reduce((sum, { liability }) => sum + liability, 0)
      : Math.max(0, ...outcomes.map(({ result }) => -result));
    return { key, worstCase, outcomes };
  });
  return {
    currency: RISK_CURRENCY,
    markets: markets.toSorted((left, right) => right.worstCase - left.worstCase),
  };
}

async function readBets(
  client: Queryable,
  at: number,
  { player, from }: { readonly player: string | undefined; readonly from: number },
): Promise<RiskBetsAnswer> {
  const { currencies, cents } = await centsByCurrency(client, at);
  const { rows } = await client.query({
    name: 'risk.bets',
    text: `SELECT held.bet_id, held.player_id, held.type, held.currency, held.stake, held.placed_at,
        held.liability AS own, round(held.liability * cents)::bigint AS liability,
        held.event_id, held.outcome_id, held.open_legs::int AS open_legs, held.facts
      FROM open_liability AS held
      JOIN (SELECT unnest($1::text[]) AS currency, unnest($2::numeric[]) AS cents) AS unit
        ON unit.currency = held.currency
      WHERE $3::bigint IS NULL OR held.player_id = $3
      ORDER BY liability DESC, held.bet_id OFFSET $4 LIMIT $5`,
    values: [currencies, cents, player ?? null, from, PAGE + 1],
  });
  const { page, next } = paged(rows, from);
  return {
    currency: RISK_CURRENCY,
    bets: page.map((row) => ({
      betId: row.bet_id ?? '',
      playerId: row.player_id ?? '',
      type: row.type ?? 0,
      currency: row.currency ?? '',
      stake: amount(row.stake),
      ownLiability: amount(row.own),
      liability: amount(row.liability),
      eventId: Number(row.event_id),
      outcomeId: row.outcome_id ?? '',
      home: namesOf(row.facts).home,
      away: namesOf(row.facts).away,
      openLegs: row.open_legs ?? 0,
      placedAt: row.placed_at?.getTime() ?? 0,
    })),
    ...next,
  };
}

async function readPlayers(
  client: Queryable,
  at: number,
  from: number,
): Promise<RiskPlayersAnswer> {
  const { currencies, cents } = await centsByCurrency(client, at);
  const { rows } = await client.query({
    name: 'risk.players',
    text: `SELECT held.player_id, count(*)::int AS bets,
        sum(round(held.stake * cents))::bigint AS stakes,
        sum(round(held.liability * cents))::bigint AS liability,
        max(stake_factor.factor) AS factor
      FROM open_liability AS held
      JOIN (SELECT unnest($1::text[]) AS currency, unnest($2::numeric[]) AS cents) AS unit
        ON unit.currency = held.currency
      LEFT JOIN stake_factor ON stake_factor.player_id = held.player_id
      GROUP BY held.player_id ORDER BY liability DESC, held.player_id OFFSET $3 LIMIT $4`,
    values: [currencies, cents, from, PAGE + 1],
  });
  const { page, next } = paged(rows, from);
  return {
    currency: RISK_CURRENCY,
    players: page.map((row) => ({
      playerId: row.player_id ?? '',
      bets: row.bets ?? 0,
      stakes: amount(row.stakes),
      liability: amount(row.liability),
      ...(row.factor === null ? {} : { stakeFactor: Number(row.factor) }),
    })),
    ...next,
  };
}

/** Reads exposures from the open bets. What it costs grows with them, never with those that are settled. */
export function createRisk({
  pool,
  clock,
  decisionsOf,
}: {
  readonly pool: Queryable;
  readonly clock: Clock;
  /** How many decisions of operators about an event are in force. */
  readonly decisionsOf: (eventId: number) => number;
}): Risk {
  return {
    events: async (cursor = '0') => {
      const answer = await readEvents(pool, clock(), Number(cursor));
      const events = answer.events.map((event) => ({
        ...event,
        decisions: decisionsOf(event.eventId),
      }));
      return { ...answer, events };
    },
    event: (eventId) => readEvent(pool, clock(), eventId),
    bets: ({ player, cursor = '0' }) => readBets(pool, clock(), { player, from: Number(cursor) }),
    players: (cursor = '0') => readPlayers(pool, clock(), Number(cursor)),
  };
}
