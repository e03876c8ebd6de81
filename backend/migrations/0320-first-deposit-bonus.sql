-- The bonus of a first deposit: which deposit was a player's first, whether they want the bonus, and
-- what becomes of it when they take money out.

-- A player has one first deposit; whoever inserts it is it, however many are confirmed at once.
CREATE TABLE first_deposit (
  player_id bigint PRIMARY KEY,
  payment_id text NOT NULL,
  at timestamptz NOT NULL
);
INSERT INTO first_deposit (player_id, payment_id, at)
  SELECT DISTINCT ON (player_id) player_id, id::text, updated_at FROM payment
  WHERE kind = 'deposit' AND status = 'succeeded' ORDER BY player_id, updated_at, id;

-- Said after the registration, whose choice holds until then.
CREATE TABLE deposit_bonus_choice (
  player_id bigint PRIMARY KEY,
  accepted boolean NOT NULL,
  chosen_at timestamptz NOT NULL
);

-- Taking the player's own money out ends such a bonus before it is wagered.
ALTER TABLE bonus ADD is_lost_on_withdrawal boolean NOT NULL DEFAULT false;

-- Takes money out as `move_payment` does, and with it the bonus that does not survive that. While a bet
-- of the bonus is open, its time is over instead, so that it ends with its last bet.
CREATE FUNCTION withdraw_payment(
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
    -- The bonus account before the player's own, as a conversion locks them.
    PERFORM FROM account WHERE id = held.account_id FOR NO KEY UPDATE;
  END IF;
  answer := move_payment(target, -taken, taken_currency, payment_source, payment_id, taken_at);
  IF answer ->> 'outcome' = 'moved' AND held.id IS NOT NULL
    AND withdraw_bonus(held.id, held.player_id, taken_at) = 'in-play' THEN
    UPDATE bonus SET expires_at = least(expires_at, taken_at) WHERE id = held.id;
  END IF;
  RETURN answer;
END $$;
