import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import type { ClubAnswer } from '@touchline/contracts/loyalty';
import { CLUB_LEVELS, type ClubLevel, higherLevel, levelOfPoints } from '@touchline/domain/loyalty';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { PoolClient, Queryable } from '../../platform/database/queryable.ts';
import { thresholdsOf } from '../loyalty-settings.ts';

const SHOWN_ENTRIES = 20;

/** Makes players members and keeps others from counting for them meanwhile, in the order of their numbers. */
export async function lockMembers(
  client: PoolClient,
  { players, now }: { readonly players: readonly string[]; readonly now: number },
): Promise<void> {
  const { rows } = await client.query({
    name: 'loyalty.add-members',
    text: `INSERT INTO club_member (player_id, level_since)
           SELECT player, $2 FROM unnest($1::bigint[]) AS counted (player) ORDER BY player
           ON CONFLICT DO NOTHING RETURNING player_id`,
    values: [players, new Date(now)],
  });
  if (rows.length < players.length) {
    await client.query({
      name: 'loyalty.lock-members',
      text: `SELECT player_id FROM club_member WHERE player_id = ANY ($1::bigint[])
             ORDER BY player_id FOR UPDATE`,
      values: [players],
    });
  }
}

/** The levels of players whose members are locked. */
export async function levelsOf(
  client: Queryable,
  players: readonly string[],
): Promise<ReadonlyMap<string, ClubLevel>> {
  const { rows } = await client.query({
    name: 'loyalty.levels',
    text: 'SELECT player_id, level FROM club_member WHERE player_id = ANY ($1::bigint[])',
    values: [players],
  });
  return new Map(rows.map(({ player_id: id, level }) => [id, level as ClubLevel]));
}

/** Adds points to members, and raises those who have reached another level. */
export async function addPoints(
  client: PoolClient,
  {
    changes,
    rules,
    now,
  }: {
    readonly changes: readonly { readonly playerId: string; readonly points: number }[];
    readonly rules: LoyaltyConfiguration;
    readonly now: number;
  },
): Promise<void> {
  const added = changes.filter(({ points }) => points !== 0);
  const { rows } = await client.query({
    name: 'loyalty.add-points',
    text: `UPDATE club_member SET points = club_member.points + added.points
           FROM (SELECT player, sum(points)::bigint AS points
                 FROM unnest($1::bigint[], $2::bigint[]) AS change (player, points) GROUP BY player) added
           WHERE player_id = added.player RETURNING player_id, club_member.points, level`,
    values: [added.map(({ playerId }) => playerId), added.map(({ points }) => points)],
  });
  const raised = rows.flatMap(({ player_id: playerId, points, level: held }) => {
    const level = held as ClubLevel;
    const reached = higherLevel(level, levelOfPoints(exactNumber(points), thresholdsOf(rules)));
    return reached === level ? [] : [{ playerId, reached }];
  });
  await client.query({
    name: 'loyalty.raise-levels',
    text: `UPDATE club_member SET level = raised.level, level_since = $3
           FROM unnest($1::bigint[], $2::text[]) AS raised (player, level)
           WHERE player_id = raised.player`,
    values: [
      raised.map(({ playerId }) => playerId),
      raised.map(({ reached }) => reached),
      new Date(now),
    ],
  });
}

/** A player's points and level, with the latest bets that made points. */
export async function readClub(
  client: Queryable,
  playerId: string,
): Promise<Omit<ClubAnswer, 'isNextShown'>> {
  const { rows: members } = await client.query({
    name: 'loyalty.member',
    text: 'SELECT points, level FROM club_member WHERE player_id = $1',
    values: [playerId],
  });
  const { rows: entries } = await client.query({
    name: 'loyalty.entries',
    text: `SELECT bet_id, points, counted_at FROM counted_bet WHERE player_id = $1 AND points > 0
           ORDER BY counted_at DESC, bet_id DESC LIMIT $2`,
    values: [playerId, SHOWN_ENTRIES],
  });
  const [member] = members;
  return {
    points: member === undefined ? 0 : exactNumber(member.points),
    level: (member?.level ?? CLUB_LEVELS[0]) as ClubLevel,
    entries: entries.map((row) => ({
      betId: row.bet_id,
      points: exactNumber(row.points),
      at: row.counted_at.getTime(),
    })),
  };
}
