-- Whether a bet of a player must be checked before it is placed in a batch: limits in force, a ban, terms
-- changed since the player agreed, a person not matched yet, or one who may be an excluded player.
CREATE OR REPLACE FUNCTION bet_needs_check(owner bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM player_limit WHERE player_id = owner AND state = 'ACTIVE')
    OR EXISTS (SELECT FROM player_status WHERE player_id = owner AND ban_level > 0)
    OR EXISTS (
      SELECT FROM player LEFT JOIN player_status AS status ON status.player_id = player.id
      WHERE player.id = owner AND EXISTS (SELECT FROM terms_version
        WHERE published_at > coalesce(status.terms_agreed_at, player.terms_accepted_at)))
    OR EXISTS (SELECT FROM player WHERE id = owner
      AND NOT EXISTS (SELECT FROM person_noted WHERE player_id = owner))
    OR EXISTS (SELECT FROM person_match WHERE player_id = owner AND kind <> 'device'
      AND decision IS DISTINCT FROM 'other-person')
$$;
