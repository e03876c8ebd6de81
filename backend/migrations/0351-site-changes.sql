-- Every process decides about requests from memory. NOTIFY on `site_changed` says what to read again:
-- `configuration`, `rules`, `terms`, or `player <id>`.

CREATE FUNCTION tell_site_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_changed', TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE OR DELETE ON configuration_group
  FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed('configuration');
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE OR DELETE ON site_rule
  FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed('rules');
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE OR DELETE ON terms_version
  FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed('terms');

CREATE FUNCTION tell_player_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_changed', 'player ' || NEW.player_id);
  RETURN NULL;
END $$;
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE ON player_status
  FOR EACH ROW EXECUTE FUNCTION tell_player_changed();
-- Self-exclusion; other limits are checked with each amount.
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE ON player_limit
  FOR EACH ROW WHEN (NEW.limit_type IN (30, 37)) EXECUTE FUNCTION tell_player_changed();
-- The first deposit identifies a player.
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE ON payment
  FOR EACH ROW WHEN (NEW.kind = 'deposit' AND NEW.status = 'succeeded')
  EXECUTE FUNCTION tell_player_changed();
