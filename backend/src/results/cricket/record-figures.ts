import { type CricketBall, inningsCard } from '@touchline/domain/cricket';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { BallByBall, KnowsBalls } from '../../pricing/book/knows-balls.ts';

/** Matches whose figures are written at once. */
const AT_ONCE = 10;
/** Older matches than this are left without: their balls would have to be played again one after another. */
const WRITTEN_WITHIN_MS = 2 * 86_400_000;

/** What a player did in a match. */
export interface PlayerFigures {
  readonly playerId: number;
  readonly side: 'home' | 'away';
  readonly name: string;
  readonly role: string;
  readonly batted:
    | {
        readonly runs: number;
        readonly balls: number;
        readonly fours: number;
        readonly sixes: number;
        readonly isOut: boolean;
      }
    | undefined;
  readonly bowled:
    | {
        readonly balls: number;
        readonly runs: number;
        readonly wickets: number;
        readonly maidens: number;
      }
    | undefined;
}

/** The figures of both elevens, also of those who neither batted nor bowled. */
export function figuresOf({ squads, innings }: BallByBall): readonly PlayerFigures[] {
  const cards = innings.map(({ balls }: { readonly balls: readonly CricketBall[] }) =>
    inningsCard(balls),
  );
  return (['home', 'away'] as const).flatMap((side) =>
    squads[side].map(({ id, name, role }): PlayerFigures => {
      const batting = cards.flatMap((card) => card.batting).find(({ player }) => player === id);
      const bowling = cards.flatMap((card) => card.bowling).find(({ player }) => player === id);
      return {
        playerId: id,
        side,
        name,
        role,
        batted: batting && { ...batting, isOut: batting.out !== undefined },
        bowled: bowling,
      };
    }),
  );
}

async function write(
  pool: Pool,
  { eventId, figures }: { readonly eventId: string; readonly figures: readonly PlayerFigures[] },
): Promise<void> {
  await pool.query({
    name: 'results.write-cricket-figures',
    text: `INSERT INTO cricket_figure (player_id, event_id, side_id, name, role, runs, balls, fours, sixes, is_out,
        bowled, conceded, wickets, maidens)
      SELECT player, $1, CASE side WHEN 'home' THEN home_id ELSE away_id END, name, role, runs, balls, fours, sixes,
        is_out, bowled, conceded, wickets, maidens
      FROM match_result, unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::integer[], $7::integer[],
        $8::integer[], $9::integer[], $10::boolean[], $11::integer[], $12::integer[], $13::integer[], $14::integer[])
        AS figure (player, side, name, role, runs, balls, fours, sixes, is_out, bowled, conceded, wickets, maidens)
      WHERE event_id = $1 ON CONFLICT DO NOTHING`,
    values: [
      eventId,
      figures.map(({ playerId }) => playerId),
      figures.map(({ side }) => side),
      figures.map(({ name }) => name),
      figures.map(({ role }) => role),
      figures.map(({ batted }) => batted?.runs),
      figures.map(({ batted }) => batted?.balls),
      figures.map(({ batted }) => batted?.fours ?? 0),
      figures.map(({ batted }) => batted?.sixes ?? 0),
      figures.map(({ batted }) => batted?.isOut ?? false),
      figures.map(({ bowled }) => bowled?.balls),
      figures.map(({ bowled }) => bowled?.runs),
      figures.map(({ bowled }) => bowled?.wickets ?? 0),
      figures.map(({ bowled }) => bowled?.maidens ?? 0),
    ],
  });
}

/**
 * Writes the figures of matches that have finished and have none yet; a match is written whole or not at all, and once.
 * What the feed cannot tell ball by ball is left without.
 */
export async function recordFigures({
  pool,
  clock,
  feed,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly feed: Partial<KnowsBalls>;
}): Promise<void> {
  const { ballByBall } = feed;
  if (ballByBall === undefined) return;
  const { rows } = await pool.query({
    name: 'results.cricket-without-figures',
    text: `SELECT event_id FROM match_result WHERE sport = 'cricket' AND status = 'finished'
        AND starts_at > $2
        AND NOT EXISTS (SELECT FROM cricket_figure figure WHERE figure.event_id = match_result.event_id)
      ORDER BY starts_at LIMIT $1`,
    values: [AT_ONCE, new Date(clock() - WRITTEN_WITHIN_MS)],
  });
  for (const { event_id: eventId } of rows) {
    const match = ballByBall(Number(eventId));
    if (match?.innings.length === 2 && match.innings.every(({ isOver }) => isOver)) {
      await write(pool, { eventId, figures: figuresOf(match) });
    }
  }
}
