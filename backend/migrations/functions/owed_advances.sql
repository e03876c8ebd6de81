-- What an account owes for its advances, in minor units.
CREATE OR REPLACE FUNCTION owed_advances(target bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(amount - repaid - forgone), 0)::bigint FROM advance
  WHERE account_id = target AND repaid + forgone < amount
$$;
