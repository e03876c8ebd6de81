-- Resumes the bonus that a corrected bet belonged to. While another bonus is active on the account, the
-- money is part of that one.
-- Called by tables: bet
CREATE OR REPLACE FUNCTION resume_bonus() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  purse account;
  held bonus;
BEGIN
  SELECT * INTO purse FROM account WHERE id = NEW.account_id AND type = 4 FOR NO KEY UPDATE;
  IF NOT FOUND OR (purse.balance = 0 AND purse.in_play = 0)
    OR EXISTS (SELECT FROM bonus WHERE account_id = purse.id AND state = 'active') THEN
    RETURN NULL;
  END IF;
  SELECT * INTO held FROM bonus WHERE account_id = purse.id AND given_at <= NEW.placed_at
    ORDER BY id DESC LIMIT 1 FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  UPDATE bonus SET state = 'active', ended_at = NULL, resumed = resumed + 1 WHERE id = held.id;
  PERFORM finish_bonus(held.id, coalesce(NEW.settled_at, now()));
  RETURN NULL;
END $$;
