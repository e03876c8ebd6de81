-- Pays a prize of a tournament from what was reserved, once, and notifies the player's pages. Returns whether it
-- did.
CREATE OR REPLACE FUNCTION pay_prize(wanted bigint, place smallint, moment timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  won record;
  kept bigint;
BEGIN
  SELECT * INTO won FROM tournament_prize
    WHERE tournament_id = wanted AND rank = place AND paid_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM lock_accounts(ARRAY[won.account_id]);
  kept := move_house_money(won.account_id, 'prizes', won.amount, 'prize', wanted || ':' || place, moment);
  UPDATE tournament_prize SET paid_at = moment WHERE tournament_id = wanted AND rank = place;
  INSERT INTO outbox (topic, payload)
    SELECT 'balance.changed', jsonb_build_object('playerId', player_id::text, 'accountId', id::text,
      'currency', currency, 'balance', kept)
    FROM account WHERE id = won.account_id;
  PERFORM pg_notify('outbox', '');
  RETURN true;
END $$;
