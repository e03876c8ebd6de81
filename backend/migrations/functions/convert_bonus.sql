-- Moves the whole balance of a bonus account to the player's account of the same currency.
CREATE OR REPLACE FUNCTION convert_bonus(source account, reference text, moved_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  target account;
  opened bigint;
  written bigint;
BEGIN
  SELECT * INTO target FROM account WHERE kind = 'player' AND player_id = source.player_id
    AND currency = source.currency AND type IN (0, 9) ORDER BY type LIMIT 1 FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    -- Apart: a statement does not see the row that a function in it inserts.
    opened := open_account(source.player_id, 9::smallint, source.currency);
    SELECT * INTO target FROM account WHERE id = opened FOR NO KEY UPDATE;
  END IF;
  UPDATE account SET balance = 0 WHERE id = source.id;
  UPDATE account SET balance = balance + source.balance WHERE id = target.id;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES ('bonus-converted', 'bonus-converted', reference, moved_at) RETURNING id INTO written;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after) VALUES
    (written, source.id, source.currency, -source.balance, 0),
    (written, target.id, source.currency, source.balance, target.balance + source.balance);
  INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
    'playerId', source.player_id::text, 'accountId', target.id::text,
    'currency', source.currency, 'balance', target.balance + source.balance));
END $$;
