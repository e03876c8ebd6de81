-- Records the players who share an identifying key with this one where either of the two is excluded.
-- Requires: is_excluded
CREATE OR REPLACE FUNCTION match_person(subject bigint, moment timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO person_match (player_id, excluded_player_id, kind, digest, found_at)
  SELECT pair.arrived, pair.excluded, own.kind, own.digest, moment
  FROM person_key own
  JOIN person_key other ON (other.kind, other.digest) = (own.kind, own.digest)
    AND other.player_id <> own.player_id
  CROSS JOIN LATERAL (VALUES (own.player_id, other.player_id), (other.player_id, own.player_id))
    AS pair (arrived, excluded)
  WHERE own.player_id = subject AND is_excluded(pair.excluded, moment)
  ON CONFLICT DO NOTHING
$$;
