-- Counts the players of an open day again whose rounds have changed, or (`everybody`) all of them. Under the lock of
-- the day: what two processes count at once is the later of both. A win that is not paid yet ends with the round
-- that made it; what is paid stays.
CREATE OR REPLACE FUNCTION count_challenge(wanted bigint, everybody boolean, moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  aim smallint;
  queued bigint[];
BEGIN
  PERFORM FROM challenge_day WHERE id = wanted AND state = 'open' FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    DELETE FROM challenge_queue WHERE day_id = wanted;
    RETURN;
  END IF;
  SELECT target INTO aim FROM challenge JOIN challenge_day day ON day.challenge_id = challenge.id
    WHERE day.id = wanted;
  WITH taken AS (DELETE FROM challenge_queue WHERE day_id = wanted RETURNING player_id)
    SELECT coalesce(array_agg(DISTINCT player_id), '{}') INTO queued FROM taken;
  UPDATE challenge_entry entry SET progress = counted.progress,
      won_at = CASE WHEN counted.progress >= aim THEN coalesce(entry.won_at, moment) END
    FROM challenge_progress(wanted, CASE WHEN everybody THEN NULL ELSE queued END) counted
    WHERE entry.day_id = wanted AND entry.player_id = counted.player_id AND entry.paid_at IS NULL;
END $$;
