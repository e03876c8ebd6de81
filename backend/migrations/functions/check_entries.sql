-- Refuses a journal whose entries do not sum to zero. All entries of a journal are inserted in one
-- statement, so the sum is checked once for each.
-- Called by tables: entry
CREATE OR REPLACE FUNCTION check_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added GROUP BY journal_id, currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'the entries of a journal do not add up to zero'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'entry_sum_zero';
  END IF;
  RETURN NULL;
END $$;
