-- Ends a bonus early, given up by the player or withdrawn by the house, and returns what is left of it.
-- Outcomes: withdrawn; unknown; ended; in-play: a bet of it is open, so it stays.
CREATE OR REPLACE FUNCTION withdraw_bonus(target bigint, owner bigint, withdrawn_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  purse account;
  held bonus;
BEGIN
  -- The account before the bonus, as a settlement locks them.
  SELECT account.* INTO purse FROM bonus JOIN account ON account.id = bonus.account_id
    WHERE bonus.id = target AND bonus.player_id = owner FOR NO KEY UPDATE OF account;
  IF NOT FOUND THEN
    RETURN 'unknown';
  END IF;
  SELECT * INTO held FROM bonus WHERE id = target AND state = 'active' FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'ended';
  END IF;
  IF purse.in_play > 0 THEN
    RETURN 'in-play';
  END IF;
  IF purse.balance > 0 THEN
    PERFORM move_house_money(purse.id, 'promotions', -purse.balance, 'bonus-ended',
      settlement_reference(held.id, held.resumed), withdrawn_at);
    INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
      'playerId', purse.player_id::text, 'accountId', purse.id::text,
      'currency', purse.currency, 'balance', 0));
  END IF;
  UPDATE bonus SET state = 'ended', ended_at = withdrawn_at, is_withdrawn = true WHERE id = target;
  RETURN 'withdrawn';
END $$;
