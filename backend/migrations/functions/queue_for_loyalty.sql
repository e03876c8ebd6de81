-- Queues a bet of which something was decided to be counted for the club and for cashback.
-- Called by tables: bet
CREATE OR REPLACE FUNCTION queue_for_loyalty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO loyalty_queue (bet_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
