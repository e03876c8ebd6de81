-- Writes the results of an event's outcomes into the open legs on them and queues their bets.
CREATE OR REPLACE FUNCTION grade_legs(event bigint, grades jsonb, at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE graded bigint;
BEGIN
  WITH grade AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(grades) AS grade (outcome text, result text, score text,
      places integer, tied integer)
  ), legs AS (
    UPDATE bet_leg SET result = grade.result, score = grade.score, shared_places = grade.places,
      tied = grade.tied, graded_at = at
    FROM grade
    WHERE bet_leg.event_id = event AND bet_leg.result IS NULL AND bet_leg.outcome_id = grade.outcome
    RETURNING bet_leg.bet_id
  ), queued AS (
    INSERT INTO settlement_queue (bet_id) SELECT DISTINCT bet_id FROM legs ON CONFLICT DO NOTHING
  )
  SELECT count(*) INTO graded FROM legs;
  RETURN graded;
END $$;
