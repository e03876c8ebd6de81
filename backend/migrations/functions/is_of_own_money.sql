-- Whether a bet was paid with nothing but the player's own money: neither with an advance nor by the
-- house. Only such bets answer for what is owed.
CREATE OR REPLACE FUNCTION is_of_own_money(placed bet) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT coalesce((placed.terms->>'isStakeFree')::boolean, false)
    AND NOT EXISTS (SELECT FROM advance WHERE bet_id = placed.id)
$$;
