-- A corrected result may pay to a bonus account whose bonus is over. The bonus of that bet is resumed and
-- ends by the ordinary rules: wagered, it is converted; expired or withdrawn, it goes back to the house.
ALTER TABLE bonus
  -- How often it was resumed: each end is a journal of its own.
  ADD COLUMN resumed smallint NOT NULL DEFAULT 0,
  -- Given up by the player or withdrawn by the house: nothing more comes of it.
  ADD COLUMN is_withdrawn boolean NOT NULL DEFAULT false;

-- As in 0340, and a bonus may end more than once.
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

-- As in 0286, and it is recorded that the bonus was withdrawn.
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

-- A bet of a bonus account was corrected. While another bonus is active there, the money is part of that.
CREATE FUNCTION resume_bonus() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE CONSTRAINT TRIGGER bet_resumes_bonus AFTER UPDATE ON bet
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.revision <> NEW.revision)
  EXECUTE FUNCTION resume_bonus();
