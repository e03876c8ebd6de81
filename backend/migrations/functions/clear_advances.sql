-- Marks advances of an account as repaid or forgone, the oldest first.
CREATE OR REPLACE FUNCTION clear_advances(target bigint, cleared bigint, is_repaid boolean) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  owing advance;
  part bigint;
BEGIN
  FOR owing IN SELECT * FROM advance
    WHERE account_id = target AND repaid + forgone < amount ORDER BY bet_id
  LOOP
    part := least(cleared, owing.amount - owing.repaid - owing.forgone);
    cleared := cleared - part;
    UPDATE advance SET repaid = repaid + CASE WHEN is_repaid THEN part ELSE 0 END,
      forgone = forgone + CASE WHEN is_repaid THEN 0 ELSE part END
      WHERE bet_id = owing.bet_id;
    EXIT WHEN cleared = 0;
  END LOOP;
END $$;
