-- A deposit that arrives while its player is excluded goes back to where it came from.
ALTER TABLE journal DROP CONSTRAINT journal_kind_check, ADD CONSTRAINT journal_kind_check
  CHECK (kind IN ('deposit', 'withdrawal', 'stake', 'settlement', 'void', 'cash-out', 'reversal',
    'promotion', 'advance', 'advance-repaid', 'advance-forgone', 'bonus', 'bonus-converted',
    'bonus-ended', 'refund'));
ALTER TABLE payment DROP CONSTRAINT payment_status_check, ADD CONSTRAINT payment_status_check
  CHECK (status IN ('created', 'pending', 'succeeded', 'failed', 'cancelled', 'refunded'));
-- When the provider took the refund of a refunded payment.
ALTER TABLE payment ADD COLUMN refund_sent_at timestamptz;
CREATE INDEX payment_refund_due ON payment (updated_at)
  WHERE status = 'refunded' AND refund_sent_at IS NULL;
ALTER TABLE test_provider_charge ADD COLUMN refunded_at timestamptz;

-- Takes a deposit that was just credited off the account again, once for each payment.
CREATE FUNCTION refund_deposit(target bigint, refunded bigint, payment_id text, refunded_at timestamptz)
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
