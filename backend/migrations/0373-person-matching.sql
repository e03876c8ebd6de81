-- The same person in another account: whoever has excluded themselves must not play on with a new one.

-- What identifies a player, as keyed digests: nobody who reads this table learns a name or a number.
-- What a player has once given stays, so that changing it hides nobody.
CREATE TABLE person_key (
  player_id bigint NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN ('name-and-birthday', 'phone', 'document', 'device')),
  digest bytea NOT NULL,
  PRIMARY KEY (player_id, kind, digest)
);
CREATE INDEX person_key_shared ON person_key (kind, digest);

-- Players who have said who they are and whose keys are up to date. A change of what identifies them takes their row away; the next
-- bet or deposit notes them again before anything else.
CREATE TABLE person_noted (player_id bigint PRIMARY KEY REFERENCES player (id));

CREATE FUNCTION forget_noted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM person_noted WHERE player_id = (to_jsonb(NEW) ->> TG_ARGV[0])::bigint;
  RETURN NULL;
END $$;
CREATE TRIGGER player_person_changed AFTER UPDATE OF name, surname, birthday ON player
  FOR EACH ROW EXECUTE FUNCTION forget_noted('id');
CREATE TRIGGER profile_person_changed
  AFTER INSERT OR UPDATE OF phone_code, phone_number, phone_activated, passport ON player_profile
  FOR EACH ROW EXECUTE FUNCTION forget_noted('player_id');

-- Somebody who has a key of an excluded player: a task for an operator. Until it is decided, and for
-- good where it is the same person, it keeps that account from play while the exclusion lasts. A device
-- alone is shared by families, so it never does.
CREATE TABLE person_match (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- NULL where a registration was refused.
  player_id bigint REFERENCES player (id),
  excluded_player_id bigint NOT NULL REFERENCES player (id),
  kind text NOT NULL,
  digest bytea NOT NULL,
  found_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('same-person', 'other-person')),
  decided_by text,
  decided_at timestamptz,
  CHECK ((decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by IS NULL))
);
CREATE UNIQUE INDEX person_match_once
  ON person_match (coalesce(player_id, 0), excluded_player_id, kind, digest);
CREATE INDEX person_match_open ON person_match (id) WHERE decision IS NULL;

-- Whether a player has excluded themselves from play (types 30 and 37) at a moment.
CREATE FUNCTION is_excluded(subject bigint, moment timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM player_limit WHERE player_id = subject AND limit_type IN (30, 37)
    AND state = 'ACTIVE' AND (ends_at IS NULL OR ends_at > moment))
$$;

-- Whether a player is taken for somebody who is excluded at a moment.
CREATE FUNCTION is_matched(subject bigint, moment timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM person_match WHERE player_id = subject AND kind <> 'device'
    AND decision IS DISTINCT FROM 'other-person' AND is_excluded(excluded_player_id, moment))
$$;

-- Finds whom a player shares a key with, where one of the two is excluded.
CREATE FUNCTION match_person(subject bigint, moment timestamptz) RETURNS void LANGUAGE sql AS $$
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

-- As before, and now also who has not been looked at as a person, or is taken for an excluded player.
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
