-- Takes money off a player's account for a withdrawal, as `move_payment` does, and with it a bonus that is
-- lost on withdrawal. While a bet of the bonus is open, the bonus expires immediately instead and ends with
-- its last bet.
CREATE OR REPLACE FUNCTION reserve_withdrawal(
  target bigint, taken bigint, taken_currency text, payment_source text, payment_id text,
  taken_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  held bonus;
  answer jsonb;
BEGIN
  SELECT bonus.* INTO held FROM account own
    JOIN bonus ON bonus.player_id = own.player_id AND state = 'active' AND is_lost_on_withdrawal
    JOIN account purse ON purse.id = bonus.account_id AND purse.currency = own.currency
    WHERE own.id = target;
  IF FOUND THEN
    PERFORM lock_accounts(ARRAY[held.account_id]);
  END IF;
  answer := move_payment(target, -taken, taken_currency, payment_source, payment_id, taken_at);
  IF answer ->> 'outcome' = 'moved' AND held.id IS NOT NULL
    AND withdraw_bonus(held.id, held.player_id, taken_at) = 'in-play' THEN
    UPDATE bonus SET expires_at = least(expires_at, taken_at) WHERE id = held.id;
  END IF;
  RETURN answer;
END $$;
