-- Writes what the open legs on a race are settled at: those taken at the starting price at that, all others at their
-- own less what withdrawals after the bet was struck take from its winnings, 90 % at most. Withdrawals are
-- `[{at, percent}]` in milliseconds, all until now; starting prices are by runner, null before the off. The same
-- again changes nothing. Answers how many legs have changed.
CREATE OR REPLACE FUNCTION price_race_legs(event bigint, withdrawals jsonb, starting jsonb) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE changed bigint;
BEGIN
  WITH struck AS MATERIALIZED (
    SELECT leg.bet_id, leg.position, leg.price::numeric AS price,
      split_part(leg.outcome_id, '~', 2) = 'race-sp' AS is_starting,
      starting ->> substr(split_part(leg.outcome_id, '~', 3), 2) AS starting_price,
      least(90, (SELECT coalesce(sum(one.percent), 0)
        FROM jsonb_to_recordset(withdrawals) AS one (at bigint, percent integer)
        WHERE one.at > extract(epoch FROM bet.placed_at) * 1000)) AS percent
    FROM bet_leg leg JOIN bet ON bet.id = leg.bet_id
    WHERE leg.event_id = event AND leg.result IS NULL
  ), priced AS (
    SELECT bet_id, position,
      CASE WHEN is_starting OR percent = 0 THEN NULL ELSE percent END AS deduction,
      CASE WHEN is_starting THEN starting_price WHEN percent = 0 THEN NULL
        ELSE to_char(trunc(1 + (price - 1) * (100 - percent) / 100, 3), 'FM9990.000') END AS settled_price
    FROM struck
  )
  UPDATE bet_leg SET deduction = priced.deduction, settled_price = priced.settled_price
  FROM priced
  WHERE bet_leg.bet_id = priced.bet_id AND bet_leg.position = priced.position
    AND (bet_leg.deduction IS DISTINCT FROM priced.deduction
      OR bet_leg.settled_price IS DISTINCT FROM priced.settled_price);
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
END $$;
