-- Moves money between a player, the open stakes and the betting result: one journal of up to three
-- entries, none of zero. The caller has the lock of the player's account.
CREATE OR REPLACE FUNCTION move_bet_money(
  held account, journal_kind text, journal_source text, reference text, moved_at timestamptz,
  to_player bigint, to_stakes bigint
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  written bigint;
  kept bigint;
BEGIN
  UPDATE account SET balance = balance + to_player, in_play = in_play + to_stakes
    WHERE id = held.id RETURNING balance INTO kept;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES (journal_kind, journal_source, reference, moved_at) RETURNING id INTO written;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT written, held.id, held.currency, to_player, kept WHERE to_player <> 0
    UNION ALL
    SELECT written, house.id, held.currency, part.amount, NULL
    FROM (VALUES ('open-stakes', to_stakes), ('betting-result', -to_player - to_stakes))
      AS part (kind, amount)
    JOIN account house ON house.kind = part.kind AND house.currency = held.currency
    WHERE part.amount <> 0;
  RETURN kept;
END $$;
