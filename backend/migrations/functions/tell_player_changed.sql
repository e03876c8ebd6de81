-- Notifies every instance of a change that decides what the player may do.
-- Called by tables: account_closure, payment, player_limit, player_status
CREATE OR REPLACE FUNCTION tell_player_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_changed', 'player ' || NEW.player_id);
  RETURN NULL;
END $$;
