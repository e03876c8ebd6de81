-- A ban invalidates the player's tokens but not the sign-ins: withdrawals and support stay open to banned
-- players.
-- Called by tables: player_status
CREATE OR REPLACE FUNCTION renew_session_epochs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE player_session SET epoch = epoch + 1
    WHERE player_id = NEW.player_id AND ended_at IS NULL;
  RETURN NULL;
END $$;
