-- Cancels a tournament that has no result yet; what was reserved for it returns. Returns whether it did.
CREATE OR REPLACE FUNCTION cancel_tournament(wanted bigint, moment timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  held record;
BEGIN
  SELECT state, currency, prizes INTO held FROM tournament
    WHERE id = wanted AND state IN ('draft', 'open') FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  UPDATE tournament SET state = 'cancelled', ended_at = moment WHERE id = wanted;
  DELETE FROM tournament_queue WHERE tournament_id = wanted;
  IF held.state = 'open' THEN
    PERFORM move_prizes(held.currency, -(SELECT sum(prize)::bigint FROM unnest(held.prizes) AS prize),
      'prizes-returned', wanted::text, moment);
  END IF;
  RETURN true;
END $$;
