-- Counts a settled bet of a bonus account towards the wagering, once even if it is settled again after a
-- correction, and ends the bonus when that was the last of it.
-- Called by tables: bet
CREATE OR REPLACE FUNCTION progress_bonus() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held bonus;
BEGIN
  SELECT bonus.* INTO held FROM bonus JOIN account ON account.id = bonus.account_id
    WHERE account.id = NEW.account_id AND account.type = 4 AND state = 'active'
    FOR NO KEY UPDATE OF bonus;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF NEW.ended_by IS NULL AND NEW.status IN ('won', 'lost')
    AND (held.types IS NULL OR NEW.type = ANY (held.types))
    AND held.min_legs <= (SELECT count(*) FROM bet_leg WHERE bet_id = NEW.id)
    AND held.min_coef <= (SELECT min(price::numeric) FROM bet_leg WHERE bet_id = NEW.id)
    AND NOT EXISTS (SELECT FROM bet_correction WHERE bet_id = NEW.id
      AND status IN ('won', 'lost')) THEN
    UPDATE bonus SET wagered = least(required, wagered + NEW.stake - NEW.sold_stake)
      WHERE id = held.id;
  END IF;
  PERFORM finish_bonus(held.id, NEW.settled_at);
  RETURN NULL;
END $$;
