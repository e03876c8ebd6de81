-- Ends the reservation of a withdrawal, once: paid out by its provider, or returned to the account. False
-- where it has ended before.
CREATE OR REPLACE FUNCTION finish_withdrawal(
  target bigint, reserved bigint, payment_id text, is_paid boolean, finished_at timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  own account;
  written bigint;
BEGIN
  SELECT * INTO STRICT own FROM account WHERE id = target AND kind = 'player' FOR NO KEY UPDATE;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES (CASE WHEN is_paid THEN 'withdrawal-paid' ELSE 'withdrawal-returned' END,
      'withdrawal-end', payment_id, finished_at)
    ON CONFLICT ON CONSTRAINT journal_once DO NOTHING RETURNING id INTO written;
  IF written IS NULL THEN
    RETURN false;
  END IF;
  IF NOT is_paid THEN
    UPDATE account SET balance = balance + reserved WHERE id = target RETURNING * INTO own;
    INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
      'playerId', own.player_id::text, 'accountId', target::text, 'currency', own.currency,
      'balance', own.balance));
    PERFORM pg_notify('outbox', '');
  END IF;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT written, house.id, own.currency, -reserved, NULL::bigint
    FROM account house WHERE house.kind = 'withdrawals' AND house.currency = own.currency
    UNION ALL
    SELECT written, house.id, own.currency, reserved, NULL
    FROM account house WHERE is_paid AND house.kind = 'payments' AND house.currency = own.currency
    UNION ALL
    SELECT written, target, own.currency, reserved, own.balance WHERE NOT is_paid;
  RETURN true;
END $$;
