-- Moves money of a payment, once for each payment id: in from its provider (positive), or out (negative),
-- where it is reserved until `finish_withdrawal`.
CREATE OR REPLACE FUNCTION move_payment(
  target bigint, moved bigint, moved_currency text, payment_source text, payment_id text,
  moved_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  held account;
  known entry;
  written bigint;
  kept bigint;
BEGIN
  SELECT * INTO held FROM account WHERE id = target AND kind = 'player' FOR NO KEY UPDATE;
  IF NOT FOUND OR held.currency <> moved_currency THEN
    RETURN jsonb_build_object('outcome', 'account-unknown');
  END IF;
  SELECT e.* INTO known FROM journal j JOIN entry e ON e.journal_id = j.id AND e.balance_after IS NOT NULL
    WHERE j.source = payment_source AND j.external_id = payment_id;
  IF FOUND THEN
    RETURN jsonb_build_object(
      'outcome', CASE WHEN known.account_id = target AND known.amount = moved
        THEN 'repeated' ELSE 'key-reused' END,
      'balance', known.balance_after);
  END IF;
  IF held.balance + moved < 0 THEN
    RETURN jsonb_build_object('outcome', 'insufficient', 'balance', held.balance);
  END IF;
  UPDATE account SET balance = balance + moved WHERE id = target RETURNING balance INTO kept;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES (CASE WHEN moved > 0 THEN 'deposit' ELSE 'withdrawal' END, payment_source, payment_id, moved_at)
    RETURNING id INTO written;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT written, target, held.currency, moved, kept
    UNION ALL
    SELECT written, house.id, held.currency, -moved, NULL
    FROM account house WHERE house.kind = CASE WHEN moved > 0 THEN 'payments' ELSE 'withdrawals' END
      AND house.currency = held.currency;
  INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
    'playerId', held.player_id::text, 'accountId', target::text, 'currency', held.currency,
    'balance', kept));
  PERFORM pg_notify('outbox', '');
  RETURN jsonb_build_object('outcome', 'moved', 'balance', kept);
END $$;
