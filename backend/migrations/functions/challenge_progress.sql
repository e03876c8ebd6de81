-- How far players are in a day of a challenge by the log of rounds: some of them or (NULL) all who take part. A round
-- counts when it was opened within the day and after the opt-in, is finished, and has the least stake in it, less what
-- was taken back.
CREATE OR REPLACE FUNCTION challenge_progress(wanted bigint, players bigint[])
RETURNS TABLE (player_id bigint, progress bigint) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT entry.player_id, least(challenge.target, CASE challenge.goal
      WHEN 'games' THEN counted.games
      WHEN 'multiplier' THEN counted.multiplied
      ELSE counted.rounds END)
  FROM challenge_day day
  JOIN challenge ON challenge.id = day.challenge_id
  JOIN challenge_entry entry ON entry.day_id = day.id
  JOIN challenge_purse purse ON purse.challenge_id = challenge.id AND purse.currency = entry.currency
  CROSS JOIN LATERAL (
    SELECT count(*) AS rounds, count(DISTINCT (round.provider, round.game)) AS games,
      count(*) FILTER (WHERE round.won * 100 >= round.staked * challenge.multiplier) AS multiplied
    FROM game_round round
    WHERE round.player_id = entry.player_id AND round.currency = entry.currency
      AND round.opened_at >= greatest(day.starts_at, entry.entered_at) AND round.opened_at < day.ends_at
      AND round.closed_at IS NOT NULL AND round.staked >= purse.min_stake
      AND round.provider || ':' || round.game = ANY (challenge.games)
  ) counted
  WHERE day.id = wanted AND (players IS NULL OR entry.player_id = ANY (players));
END $$;
