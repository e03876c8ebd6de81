-- Moves money between what promotions cost and the prizes that are reserved: above zero reserves it.
CREATE OR REPLACE FUNCTION move_prizes(
  wanted_currency text, reserved bigint, journal_kind text, reference text, moved_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  written bigint;
BEGIN
  IF reserved = 0 THEN
    RETURN;
  END IF;
  INSERT INTO account (kind, currency) VALUES ('prizes', wanted_currency), ('promotions', wanted_currency)
    ON CONFLICT DO NOTHING;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES (journal_kind, journal_kind, reference, moved_at) RETURNING id INTO written;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT written, house.id, wanted_currency, part.amount, NULL
    FROM (VALUES ('prizes', reserved), ('promotions', -reserved)) AS part (kind, amount)
    JOIN account house ON house.kind = part.kind AND house.currency = wanted_currency;
END $$;
