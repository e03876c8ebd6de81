-- Queues a lost bet whose stake is insured; one that was decided is decided again after a correction, unless its
-- stake has come back already.
-- Called by tables: bet
CREATE OR REPLACE FUNCTION queue_insured_loss() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO insured_loss (bet_id, player_id) VALUES (NEW.id, NEW.player_id)
  ON CONFLICT (bet_id) DO UPDATE SET state = 'waiting', refusal = NULL, decided_at = NULL
    WHERE insured_loss.state = 'none';
  RETURN NULL;
END $$;
