-- Queues the player of a finished round to be counted in the challenges that the round may count in.
-- Called by tables: game_round
CREATE OR REPLACE FUNCTION queue_for_challenges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO challenge_queue (day_id, player_id)
  SELECT entry.day_id, NEW.player_id
  FROM challenge_entry entry
  JOIN challenge_day day ON day.id = entry.day_id
  JOIN challenge ON challenge.id = day.challenge_id
  WHERE entry.player_id = NEW.player_id AND entry.paid_at IS NULL AND day.state = 'open'
    AND day.ends_at > NEW.opened_at AND NEW.provider || ':' || NEW.game = ANY (challenge.games);
  RETURN NULL;
END $$;
