-- Pays the reward for an invited friend who has staked enough, once. Returns whether it did.
CREATE OR REPLACE FUNCTION pay_referral(invitation bigint, moment timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  held record;
BEGIN
  SELECT * INTO held FROM invited_friend WHERE id = invitation AND state = 'due' FOR UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM pay_loyalty(open_account(held.inviter_id, 0::smallint, held.reward_currency), held.reward,
    'referral', held.id::text, moment);
  UPDATE invited_friend SET state = 'paid', decided_at = moment WHERE id = held.id;
  RETURN true;
END $$;
