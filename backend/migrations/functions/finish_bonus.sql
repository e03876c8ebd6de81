-- Ends a bonus that has nothing left in play and is wagered, spent, withdrawn or expired. What is left is
-- converted if it was wagered and not withdrawn, else returned to the house. A bonus resumed by a
-- correction may end again, each time under its own reference.
CREATE OR REPLACE FUNCTION finish_bonus(target bigint, finished_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  held bonus;
  purse account;
  reference text;
BEGIN
  PERFORM lock_accounts(ARRAY(SELECT account_id FROM bonus WHERE id = target));
  SELECT * INTO held FROM bonus WHERE id = target AND state = 'active' FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT * INTO purse FROM account WHERE id = held.account_id;
  IF purse.in_play > 0 OR (purse.balance > 0 AND held.wagered < held.required
    AND held.expires_at > finished_at AND NOT held.is_withdrawn) THEN
    RETURN;
  END IF;
  reference := settlement_reference(held.id, held.resumed);
  IF purse.balance > 0 AND held.wagered = held.required AND NOT held.is_withdrawn THEN
    PERFORM convert_bonus(purse, reference, finished_at);
  ELSIF purse.balance > 0 THEN
    PERFORM move_house_money(purse.id, 'promotions', -purse.balance, 'bonus-ended',
      reference, finished_at);
  END IF;
  UPDATE bonus SET ended_at = finished_at,
    state = CASE WHEN wagered = required AND NOT is_withdrawn THEN 'converted' ELSE 'ended' END
    WHERE id = held.id;
  IF purse.balance > 0 THEN
    INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
      'playerId', purse.player_id::text, 'accountId', purse.id::text,
      'currency', purse.currency, 'balance', 0));
  END IF;
END $$;
