-- Moves money between a player's account and one of the house's, which is opened if there is none.
-- Returns the balance after it.
CREATE OR REPLACE FUNCTION move_house_money(
  target bigint, house_kind text, moved bigint, journal_kind text, reference text,
  moved_at timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  held account;
  written bigint;
BEGIN
  UPDATE account SET balance = balance + moved WHERE id = target AND kind = 'player'
    RETURNING * INTO STRICT held;
  INSERT INTO account (kind, currency) VALUES (house_kind, held.currency) ON CONFLICT DO NOTHING;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES (journal_kind, journal_kind, reference, moved_at) RETURNING id INTO written;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT written, target, held.currency, moved, held.balance
    UNION ALL
    SELECT written, house.id, held.currency, -moved, NULL
    FROM account house WHERE house.kind = house_kind AND house.currency = held.currency;
  RETURN held.balance;
END $$;
