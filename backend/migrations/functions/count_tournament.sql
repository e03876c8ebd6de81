-- Counts the players again whose rounds have changed. Under the lock of the tournament: what two processes
-- count at once is the later of both.
CREATE OR REPLACE FUNCTION count_tournament(wanted bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM tournament WHERE id = wanted AND state = 'open' FOR NO KEY UPDATE;
  IF FOUND THEN
    WITH queued AS (
      DELETE FROM tournament_queue WHERE tournament_id = wanted RETURNING player_id
    ), counted AS (
      SELECT * FROM tournament_scores(wanted, ARRAY(SELECT DISTINCT player_id FROM queued))
    )
    UPDATE tournament_entry entry SET score = counted.score, reached_round = counted.reached_round
    FROM counted WHERE entry.tournament_id = wanted AND entry.player_id = counted.player_id;
  END IF;
END $$;
