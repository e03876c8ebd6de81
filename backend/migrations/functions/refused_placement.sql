-- Why a placement took no money. Locks the account first: with the lock, a bet placed a moment ago with
-- the same key is visible.
CREATE OR REPLACE FUNCTION refused_placement(
  player bigint, account_id bigint, key text, digest text, stake bigint
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  held account;
  known bet;
BEGIN
  SELECT * INTO held FROM account
    WHERE id = refused_placement.account_id AND player_id = player FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN '{"outcome": "account-unknown", "bet": null, "currency": null, "balance": null}';
  END IF;
  SELECT * INTO known FROM bet
    WHERE bet.player_id = player AND idempotency_key = key;
  RETURN jsonb_build_object('bet', known.id::text, 'currency', held.currency, 'balance', held.balance,
    'outcome', CASE
      WHEN known.payload_digest = digest THEN 'repeated'
      WHEN known.id IS NOT NULL THEN 'key-reused'
      WHEN held.balance < stake THEN 'insufficient'
      ELSE 'guarded'
    END);
END $$;
