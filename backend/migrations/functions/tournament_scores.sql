-- The scores of a tournament by the log of rounds, of some players or (NULL) of all who take part. A round
-- counts when it was opened within the tournament and after the opt-in, is finished, and has the minimum stake
-- in it, less what was taken back.
CREATE OR REPLACE FUNCTION tournament_scores(wanted bigint, players bigint[])
RETURNS TABLE (player_id bigint, score bigint, reached_round bigint) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT entry.player_id, coalesce(reached.score, 0), reached.round
  FROM tournament
  JOIN tournament_entry entry ON entry.tournament_id = tournament.id
  LEFT JOIN LATERAL (
    SELECT CASE tournament.score WHEN 'multiplier' THEN max(one.value) ELSE sum(one.value) END::bigint AS score,
      CASE tournament.score WHEN 'multiplier' THEN (array_agg(one.id ORDER BY one.value DESC, one.id))[1]
        ELSE max(one.id) END AS round
    FROM (
      SELECT round.id, CASE tournament.score
          WHEN 'multiplier' THEN round.won * 100 / round.staked
          WHEN 'points' THEN round.staked / tournament.min_stake
          ELSE 1 END AS value
      FROM game_round round
      WHERE round.player_id = entry.player_id AND round.currency = tournament.currency
        AND round.opened_at >= greatest(tournament.starts_at, entry.entered_at)
        AND round.opened_at < tournament.ends_at
        AND round.closed_at IS NOT NULL AND round.staked >= tournament.min_stake
        AND round.provider || ':' || round.game = ANY (tournament.games)
    ) one
    WHERE one.value > 0
  ) reached ON true
  WHERE tournament.id = wanted AND (players IS NULL OR entry.player_id = ANY (players));
END $$;
