-- Closes a day that has ended: counts everybody once more, and returns what nobody has won. Returns whether it did.
CREATE OR REPLACE FUNCTION close_challenge_day(wanted bigint, moment timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM challenge_day WHERE id = wanted AND state = 'open' AND ends_at <= moment FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM count_challenge(wanted, true, moment);
  UPDATE challenge_day SET state = 'closed' WHERE id = wanted;
  PERFORM move_prizes(purse.currency, -purse.prize * (purse.places - (
      SELECT count(*) FROM challenge_entry entry
      WHERE entry.day_id = wanted AND entry.currency = purse.currency AND entry.won_at IS NOT NULL)),
    'prizes-returned', 'challenge:' || wanted || ':' || purse.currency, moment)
    FROM challenge_purse purse JOIN challenge_day day ON day.challenge_id = purse.challenge_id
    WHERE day.id = wanted ORDER BY purse.currency;
  RETURN true;
END $$;
