-- Takes a deposit that was just credited off the account again.
CREATE OR REPLACE FUNCTION refund_deposit(target bigint, refunded bigint, payment_id text, refunded_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held account;
  written bigint;
BEGIN
  UPDATE account SET balance = balance - refunded WHERE id = target AND kind = 'player'
    RETURNING * INTO STRICT held;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES ('refund', 'refund', payment_id, refunded_at) RETURNING id INTO written;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT written, target, held.currency, -refunded, held.balance
    UNION ALL
    SELECT written, house.id, held.currency, refunded, NULL
    FROM account house WHERE house.kind = 'payments' AND house.currency = held.currency;
  INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
    'playerId', held.player_id::text, 'accountId', target::text, 'currency', held.currency,
    'balance', held.balance));
  PERFORM pg_notify('outbox', '');
END $$;
