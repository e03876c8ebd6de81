-- Writes the results of an event's outcomes into the legs that are made of several of them. Without a bet,
-- into open legs, where a part that has its result keeps it, and queues their bets; with a bet, into that bet's
-- legs, where a result replaces the one before: a correction or a void, whose reason a void leg gets.
-- A leg is lost with its first lost part, void when all parts are, else won once all are decided; the price of
-- the parts that are not void was agreed when the bet was placed. Answers how many legs have changed.
CREATE OR REPLACE FUNCTION grade_builders(
  event bigint, grades jsonb, at timestamptz, of_bet bigint, reason text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  leg record;
  parts text[];
  kept text;
  leg_result text;
  seen text;
  changed bigint := 0;
BEGIN
  FOR leg IN
    SELECT bet_id, position, outcome_id, facts, part_results AS known FROM bet_leg
    WHERE event_id = event AND split_part(outcome_id, '~', 2) = 'builder'
      AND CASE WHEN of_bet IS NULL THEN result IS NULL ELSE bet_id = of_bet END
    ORDER BY bet_id, position FOR UPDATE
  LOOP
    SELECT array_agg(
        CASE WHEN of_bet IS NULL THEN coalesce(leg.known[part.place], grade.result)
          ELSE coalesce(grade.result, leg.known[part.place]) END ORDER BY part.place),
      max(grade.score)
      INTO parts, seen
      FROM unnest(string_to_array(split_part(leg.outcome_id, '~', 3), '+'))
        WITH ORDINALITY AS part (code, place)
      LEFT JOIN jsonb_to_recordset(grades) AS grade (outcome text, result text, score text)
        ON grade.outcome = event || '~' || replace(part.code, ':', '~')
        AND grade.result IN ('won', 'lost', 'void');
    CONTINUE WHEN parts IS NOT DISTINCT FROM leg.known OR array_remove(parts, NULL) = '{}';
    leg_result := CASE WHEN 'lost' = ANY (parts) THEN 'lost'
      WHEN array_position(parts, NULL) IS NOT NULL THEN NULL
      WHEN 'won' = ANY (parts) THEN 'won' ELSE 'void' END;
    SELECT string_agg((part.place - 1)::text, ',' ORDER BY part.place) INTO kept
      FROM unnest(parts) WITH ORDINALITY AS part (result, place)
      WHERE part.result IS DISTINCT FROM 'void';
    UPDATE bet_leg SET part_results = parts, result = leg_result,
        settled_price = leg.facts #>> ARRAY['builder', 'reduced', kept],
        score = coalesce(seen, bet_leg.score),
        graded_at = CASE WHEN leg_result IS NULL THEN NULL ELSE at END,
        void_reason = CASE WHEN leg_result = 'void' THEN reason END
      WHERE bet_leg.bet_id = leg.bet_id AND bet_leg.position = leg.position;
    changed := changed + 1;
    IF of_bet IS NULL AND leg_result IS NOT NULL THEN
      INSERT INTO settlement_queue (bet_id) VALUES (leg.bet_id) ON CONFLICT DO NOTHING;
    END IF;
  END LOOP;
  RETURN changed;
END $$;
