-- Writes a journal between a player and an account of the pools. The caller has the lock of the player's account.
-- Returns the player's balance after it.
CREATE OR REPLACE FUNCTION move_pool_money(
  held account, journal_kind text, journal_source text, reference text, moved_at timestamptz,
  to_player bigint, house_kind text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  written bigint;
  kept bigint;
BEGIN
  UPDATE account SET balance = balance + to_player WHERE id = held.id RETURNING balance INTO kept;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES (journal_kind, journal_source, reference, moved_at) RETURNING id INTO written;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT written, held.id, held.currency, to_player, kept
    UNION ALL
    SELECT written, house.id, held.currency, -to_player, NULL
    FROM account house WHERE house.kind = house_kind AND house.currency = held.currency;
  INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
    'playerId', held.player_id::text, 'accountId', held.id::text, 'currency', held.currency,
    'balance', kept));
  RETURN kept;
END $$;
