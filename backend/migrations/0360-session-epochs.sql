-- Sign-ins are decided here. An access token carries the epoch of its sign-in and counts while the two
-- are equal: an end refuses it for good, another epoch asks the browser for a new one.

ALTER TABLE player_session
  ADD COLUMN epoch integer NOT NULL DEFAULT 1,
  -- When a sign-in ended or its epoch rose last, by the clock of the database: processes that look for
  -- changes compare it with that clock alone.
  ADD COLUMN changed_at timestamptz;
CREATE INDEX player_session_changed ON player_session (changed_at) WHERE changed_at IS NOT NULL;

CREATE FUNCTION note_session_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER session_change BEFORE UPDATE OF ended_at, epoch ON player_session
  FOR EACH ROW WHEN (OLD.ended_at IS DISTINCT FROM NEW.ended_at OR OLD.epoch <> NEW.epoch)
  EXECUTE FUNCTION note_session_change();

-- A ban replaces the tokens of a player and leaves the sign-ins: the pages for withdrawals and support
-- stay open to banned players.
CREATE FUNCTION renew_session_epochs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE player_session SET epoch = epoch + 1
    WHERE player_id = NEW.player_id AND ended_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER ban_begins AFTER INSERT ON player_status
  FOR EACH ROW WHEN (NEW.ban_level > 0) EXECUTE FUNCTION renew_session_epochs();
CREATE TRIGGER ban_changes AFTER UPDATE OF ban_level ON player_status
  FOR EACH ROW WHEN (OLD.ban_level <> NEW.ban_level) EXECUTE FUNCTION renew_session_epochs();
