-- Whether a player is self-excluded (limit types 30 and 37) at a moment.
CREATE OR REPLACE FUNCTION is_excluded(subject bigint, moment timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM player_limit WHERE player_id = subject AND limit_type IN (30, 37)
    AND state = 'ACTIVE' AND (ends_at IS NULL OR ends_at > moment))
$$;
