import type { CricketPlayerAnswer } from '@touchline/contracts/cricket';
import type { CricketRole } from '@touchline/domain/cricket';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Pool } from '../../platform/database/queryable.ts';

const LATEST = 10;

/** A player with the sums of all their matches; undefined for nobody whom the archive has. */
export async function playerCareer(
  pool: Pool,
  playerId: number,
): Promise<CricketPlayerAnswer | undefined> {
  const { rows: sums } = await pool.query({
    name: 'results.cricket-career',
    text: `SELECT max(figure.name) AS name, max(figure.role) AS role, max(figure.side_id) AS side_id,
        max(side.name) AS team, count(*)::integer AS matches, count(runs)::integer AS innings,
        count(*) FILTER (WHERE runs IS NOT NULL AND NOT is_out)::integer AS not_outs,
        coalesce(sum(runs), 0)::integer AS runs, coalesce(sum(balls), 0)::integer AS balls,
        sum(fours)::integer AS fours, sum(sixes)::integer AS sixes,
        count(*) FILTER (WHERE runs >= 50 AND runs < 100)::integer AS fifties,
        count(*) FILTER (WHERE runs >= 100)::integer AS hundreds, coalesce(max(runs), 0) AS best,
        coalesce(sum(bowled), 0)::integer AS bowled, coalesce(sum(conceded), 0)::integer AS conceded,
        sum(wickets)::integer AS wickets, sum(maidens)::integer AS maidens
      FROM cricket_figure figure JOIN result_side side ON side.id = figure.side_id
      WHERE player_id = $1 HAVING count(*) > 0`,
    values: [playerId],
  });
  const [sum] = sums;
  if (sum === undefined) return undefined;
  const { rows: matches } = await pool.query({
    name: 'results.cricket-player-matches',
    text: `SELECT figure.event_id, champ.name AS champ, home.name AS home, away.name AS away, match.starts_at,
        figure.runs, figure.balls, figure.is_out, figure.bowled, figure.conceded, figure.wickets
      FROM cricket_figure figure
      JOIN match_result match ON match.event_id = figure.event_id
      JOIN result_champ champ ON champ.id = match.champ_id
      JOIN result_side home ON home.id = match.home_id
      JOIN result_side away ON away.id = match.away_id
      WHERE figure.player_id = $1 ORDER BY match.starts_at DESC, figure.event_id DESC LIMIT $2`,
    values: [playerId, LATEST],
  });
  const { rows: bests } = await pool.query({
    name: 'results.cricket-best-bowling',
    text: `SELECT wickets, conceded FROM cricket_figure WHERE player_id = $1 AND bowled IS NOT NULL
      ORDER BY wickets DESC, conceded LIMIT 1`,
    values: [playerId],
  });
  const [best] = bests;
  return {
    player: { id: playerId, name: sum.name ?? '', role: (sum.role ?? 'batter') as CricketRole },
    team: { id: exactNumber(sum.side_id ?? '0'), name: sum.team ?? '' },
    batting: {
      matches: sum.matches ?? 0,
      innings: sum.innings ?? 0,
      notOuts: sum.not_outs ?? 0,
      runs: sum.runs ?? 0,
      balls: sum.balls ?? 0,
      fours: sum.fours ?? 0,
      sixes: sum.sixes ?? 0,
      fifties: sum.fifties ?? 0,
      hundreds: sum.hundreds ?? 0,
      best: sum.best ?? 0,
    },
    bowling: {
      balls: sum.bowled ?? 0,
      runs: sum.conceded ?? 0,
      wickets: sum.wickets ?? 0,
      maidens: sum.maidens ?? 0,
      ...(best === undefined ? {} : { best: { wickets: best.wickets, runs: best.conceded ?? 0 } }),
    },
    matches: matches.map((row) => ({
      eventId: exactNumber(row.event_id),
      champ: row.champ,
      home: row.home,
      away: row.away,
      startsAt: row.starts_at.getTime(),
      ...(row.runs === null || row.balls === null
        ? {}
        : { batted: { runs: row.runs, balls: row.balls, isOut: row.is_out } }),
      ...(row.bowled === null || row.conceded === null
        ? {}
        : { bowled: { balls: row.bowled, runs: row.conceded, wickets: row.wickets } }),
    })),
  };
}
