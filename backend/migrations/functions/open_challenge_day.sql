-- Begins a day of a challenge that runs, once, and reserves a prize for each of its places. A day never begins before
-- the one before it has ended, and is left out where nothing of it would remain: the site may have changed its time
-- zone. Returns whether it did.
CREATE OR REPLACE FUNCTION open_challenge_day(
  wanted bigint, wanted_day date, begins timestamptz, ends timestamptz, moment timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  opened bigint;
BEGIN
  INSERT INTO challenge_day (challenge_id, day, starts_at, ends_at)
    SELECT challenge.id, wanted_day, greatest(begins, (
        SELECT max(ends_at) FROM challenge_day earlier WHERE earlier.challenge_id = challenge.id
          AND earlier.day < wanted_day)), ends
    FROM challenge WHERE challenge.id = wanted AND state = 'running' AND ends > moment
      AND wanted_day BETWEEN first_day AND last_day
      AND extract(isodow FROM wanted_day)::smallint = ANY (weekdays)
      AND NOT EXISTS (SELECT FROM challenge_day earlier WHERE earlier.challenge_id = challenge.id
        AND earlier.day < wanted_day AND earlier.ends_at >= ends)
    ON CONFLICT DO NOTHING RETURNING id INTO opened;
  IF opened IS NULL THEN
    RETURN false;
  END IF;
  PERFORM move_prizes(currency, prize * places, 'prizes-reserved', 'challenge:' || opened || ':' || currency, moment)
    FROM challenge_purse WHERE challenge_id = wanted ORDER BY currency;
  RETURN true;
END $$;
