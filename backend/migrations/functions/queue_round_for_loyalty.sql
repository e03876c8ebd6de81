-- Queues a round that was closed, or changed after it was closed, to be counted for cashback.
-- Called by tables: game_round
CREATE OR REPLACE FUNCTION queue_round_for_loyalty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO loyalty_round_queue (round_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
