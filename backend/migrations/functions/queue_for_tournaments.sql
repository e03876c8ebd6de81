-- Queues the player of a finished round to be counted in the open tournaments that the round may count in.
-- Called by tables: game_round
CREATE OR REPLACE FUNCTION queue_for_tournaments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tournament_queue (tournament_id, player_id)
  SELECT entry.tournament_id, NEW.player_id
  FROM tournament_entry entry JOIN tournament ON tournament.id = entry.tournament_id
  WHERE entry.player_id = NEW.player_id AND tournament.state = 'open'
    AND tournament.ends_at > NEW.opened_at AND NEW.provider || ':' || NEW.game = ANY (tournament.games);
  RETURN NULL;
END $$;
