-- Closes a tournament that has ended: counts everybody once more, writes who has won what, and returns the
-- prizes that nobody has. Returns whether it did.
CREATE OR REPLACE FUNCTION close_tournament(wanted bigint, moment timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  held record;
BEGIN
  SELECT currency, prizes INTO held FROM tournament
    WHERE id = wanted AND state = 'open' AND ends_at <= moment FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  DELETE FROM tournament_queue WHERE tournament_id = wanted;
  UPDATE tournament_entry entry SET score = counted.score, reached_round = counted.reached_round
    FROM tournament_scores(wanted, NULL) counted
    WHERE entry.tournament_id = wanted AND entry.player_id = counted.player_id;
  INSERT INTO tournament_prize (tournament_id, rank, player_id, account_id, amount)
    SELECT wanted, place, player_id, account_id, held.prizes[place]
    FROM (
      SELECT player_id, account_id, row_number() OVER (ORDER BY score DESC, reached_round) AS place
      FROM tournament_entry WHERE tournament_id = wanted AND score > 0
    ) board
    WHERE place <= cardinality(held.prizes);
  UPDATE tournament SET state = 'closed', ended_at = moment WHERE id = wanted;
  PERFORM move_prizes(held.currency,
    (SELECT coalesce(sum(amount), 0)::bigint FROM tournament_prize WHERE tournament_id = wanted)
      - (SELECT sum(prize)::bigint FROM unnest(held.prizes) AS prize),
    'prizes-returned', wanted::text, moment);
  RETURN true;
END $$;
