-- Whether two players share what identifies a person: name with birthday, a phone, a document or a device.
CREATE OR REPLACE FUNCTION share_person(one bigint, other bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM person_key own
    JOIN person_key theirs ON (theirs.kind, theirs.digest) = (own.kind, own.digest)
    WHERE own.player_id = one AND theirs.player_id = other)
$$;
