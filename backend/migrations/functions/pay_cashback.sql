-- Pays the cashback of a period that has ended, once. Returns whether it did.
CREATE OR REPLACE FUNCTION pay_cashback(period bigint, moment timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  held record;
BEGIN
  SELECT * INTO held FROM cashback_period WHERE id = period AND state = 'due' FOR UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM pay_loyalty(held.account_id, held.amount, 'cashback', held.id::text, moment);
  UPDATE cashback_period SET state = 'paid', paid_at = moment WHERE id = held.id;
  RETURN true;
END $$;
