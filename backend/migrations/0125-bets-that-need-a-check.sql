-- Bets are placed in batches without a look at the player, unless something is to be looked at first:
-- limits in force, as before, and now a ban or terms that have changed since the player agreed.

CREATE FUNCTION bet_needs_check(owner bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM player_limit WHERE player_id = owner AND state = 'ACTIVE')
    OR EXISTS (SELECT FROM player_status WHERE player_id = owner AND ban_level > 0)
    OR EXISTS (
      SELECT FROM player LEFT JOIN player_status AS status ON status.player_id = player.id
      WHERE player.id = owner AND EXISTS (SELECT FROM terms_version
        WHERE published_at > coalesce(status.terms_agreed_at, player.terms_accepted_at)))
$$;

-- In place_bets as it stands, so that nothing else of it is written down twice.
DO $migration$
DECLARE
  before text := pg_get_functiondef('place_bets(jsonb)'::regprocedure);
  after text := regexp_replace(before,
    'NOT EXISTS \(\s*SELECT FROM player_limit WHERE player_id = request\.player AND state = ''ACTIVE''\)',
    'NOT bet_needs_check(request.player)');
BEGIN
  IF after = before THEN
    RAISE EXCEPTION 'place_bets no longer asks for limits where it should ask bet_needs_check';
  END IF;
  EXECUTE after;
END $migration$;
