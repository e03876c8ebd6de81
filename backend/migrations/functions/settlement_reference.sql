-- The reference of a bet's current settlement in the journal.
CREATE OR REPLACE FUNCTION settlement_reference(id bigint, revision smallint) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN revision = 0 THEN id::text ELSE id || '#' || revision END
$$;
