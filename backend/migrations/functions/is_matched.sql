-- Whether a player is taken for another who is self-excluded at a moment.
-- Requires: is_excluded
CREATE OR REPLACE FUNCTION is_matched(subject bigint, moment timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM person_match WHERE player_id = subject AND kind <> 'device'
    AND decision IS DISTINCT FROM 'other-person' AND is_excluded(excluded_player_id, moment))
$$;
