-- Opens a tournament that is a draft and has not ended, and reserves its prizes. Returns whether it did.
CREATE OR REPLACE FUNCTION open_tournament(wanted bigint, moment timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  opened record;
BEGIN
  UPDATE tournament SET state = 'open' WHERE id = wanted AND state = 'draft' AND ends_at > moment
    RETURNING id, currency, prizes INTO opened;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM move_prizes(opened.currency, (SELECT sum(prize)::bigint FROM unnest(opened.prizes) AS prize),
    'prizes-reserved', wanted::text, moment);
  RETURN true;
END $$;
