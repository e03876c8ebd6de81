-- Sells `sold` of the `expected` open stake of a bet for `price`; the whole of it ends the bet. Outcomes:
-- sold; repeated: the key has its sale already; not-open; changed: another stake is open than expected.
CREATE OR REPLACE FUNCTION cash_out_bet(
  target bigint, owner bigint, sale_key text, expected bigint, sold bigint, price bigint,
  left_possible bigint, automatic boolean, sold_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  held bet;
  paying account;
  known bet_cash_out;
  kept bigint;
BEGIN
  PERFORM lock_bets(ARRAY(SELECT id FROM bet WHERE id = target AND player_id = owner));
  SELECT * INTO held FROM bet WHERE id = target AND player_id = owner;
  SELECT * INTO known FROM bet_cash_out WHERE bet_id = held.id AND key = sale_key;
  IF known.bet_id IS NOT NULL THEN
    RETURN jsonb_build_object('outcome', 'repeated', 'balance', known.balance_after);
  ELSIF held.id IS NULL OR held.status <> 'open' THEN
    RETURN jsonb_build_object('outcome', 'not-open');
  ELSIF held.stake - held.sold_stake <> expected OR sold > expected THEN
    RETURN jsonb_build_object('outcome', 'changed');
  END IF;
  PERFORM lock_accounts(ARRAY[held.account_id]);
  SELECT * INTO paying FROM account WHERE id = held.account_id;
  IF sold = expected THEN
    kept := move_bet_money(paying, 'cash-out', 'settlement',
      settlement_reference(held.id, held.revision), sold_at, price, -sold);
    UPDATE bet SET payout = price, settled_at = sold_at, ended_by = 'cash-out',
      settlement = '{"lines": [], "adjustments": []}',
      status = CASE WHEN price > sold THEN 'won' WHEN price = sold THEN 'refunded' ELSE 'lost' END
      WHERE id = held.id RETURNING * INTO held;
    INSERT INTO outbox (topic, payload) VALUES ('bet.settled', jsonb_build_object(
      'betId', held.id::text, 'playerId', held.player_id::text, 'accountId', paying.id::text,
      'currency', held.currency, 'status', held.status, 'payout', price, 'balance', kept,
      'endedBy', 'cash-out'));
  ELSE
    kept := move_bet_money(paying, 'cash-out', 'cash-out', held.id || ':' || sale_key, sold_at,
      price, -sold);
    UPDATE bet SET sold_stake = sold_stake + sold, possible_left = left_possible WHERE id = held.id;
    INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
      'playerId', held.player_id::text, 'accountId', paying.id::text, 'currency', held.currency,
      'balance', kept));
  END IF;
  INSERT INTO bet_cash_out (bet_id, key, at, stake, amount, is_automatic, balance_after)
    VALUES (held.id, sale_key, sold_at, sold, price, automatic, kept);
  PERFORM pg_notify('outbox', '');
  RETURN jsonb_build_object('outcome', 'sold', 'balance', kept);
END $$;
