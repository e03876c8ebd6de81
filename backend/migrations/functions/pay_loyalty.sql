-- Books money of the house that a player has earned, withdrawable at once, and notifies their pages. The caller
-- has the lock of what it is paid for, which is paid once.
CREATE OR REPLACE FUNCTION pay_loyalty(
  target bigint, paid bigint, journal_kind text, reference text, paid_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kept bigint;
BEGIN
  PERFORM lock_accounts(ARRAY[target]);
  kept := move_house_money(target, 'promotions', paid, journal_kind, reference, paid_at);
  INSERT INTO outbox (topic, payload)
    SELECT 'balance.changed', jsonb_build_object('playerId', player_id::text, 'accountId', target::text,
      'currency', currency, 'balance', kept)
    FROM account WHERE id = target;
  PERFORM pg_notify('outbox', '');
END $$;
