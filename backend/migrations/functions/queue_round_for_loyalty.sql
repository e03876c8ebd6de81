-- Queues a round that was closed, or changed after it was closed, to be counted for cashback. Free ones are
-- no play with the player's money.
-- Called by tables: game_round
CREATE OR REPLACE FUNCTION queue_round_for_loyalty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.reward IS NOT NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO loyalty_round_queue (round_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
