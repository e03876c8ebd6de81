-- Writes the open legs on the sides of a match as won whose agreed lead was reached, and queues their bets. Of several
-- leads that suffice the smallest counts: it was reached first. Answers how many legs were won.
CREATE OR REPLACE FUNCTION pay_legs_early(event bigint, leads jsonb, at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE paid bigint;
BEGIN
  WITH reached AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(leads) AS reached (side text, lead integer, facts jsonb)
  ), won AS MATERIALIZED (
    SELECT DISTINCT ON (leg.bet_id, leg.position) leg.bet_id, leg.position, reached.facts
    FROM bet_leg leg
    JOIN reached ON reached.side = split_part(leg.outcome_id, '~', 3)
      AND reached.lead >= (leg.facts->>'earlyPayout')::integer
    WHERE leg.event_id = event AND leg.result IS NULL AND leg.facts ? 'earlyPayout'
    ORDER BY leg.bet_id, leg.position, reached.lead
  ), legs AS (
    UPDATE bet_leg SET result = 'won', score = won.facts->>'score', paid_early = won.facts, graded_at = at
    FROM won
    WHERE bet_leg.bet_id = won.bet_id AND bet_leg.position = won.position AND bet_leg.result IS NULL
    RETURNING bet_leg.bet_id
  ), queued AS (
    INSERT INTO settlement_queue (bet_id) SELECT DISTINCT bet_id FROM legs ON CONFLICT DO NOTHING
  )
  SELECT count(*) INTO paid FROM legs;
  RETURN paid;
END $$;
