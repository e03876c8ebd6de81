-- Bonuses: money of the house on a player's bonus account (type 4), which becomes the player's own
-- once enough was wagered with it, and goes back when its time is over.

CREATE TABLE bonus (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  account_id bigint NOT NULL,
  -- Who gives it knows it by this; once each.
  reference text NOT NULL UNIQUE,
  amount bigint NOT NULL CHECK (amount > 0),
  -- Stakes of settled bets that must and that do count.
  required bigint NOT NULL CHECK (required > 0),
  wagered bigint NOT NULL DEFAULT 0 CHECK (wagered BETWEEN 0 AND required),
  -- Bets that count: of these types (NULL: any), with so many legs, each at this price or more.
  types smallint[],
  min_legs smallint NOT NULL,
  min_coef numeric NOT NULL,
  given_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'converted', 'ended')),
  ended_at timestamptz,
  CONSTRAINT bonus_ended CHECK ((state = 'active') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX bonus_active ON bonus (account_id) WHERE state = 'active';
CREATE INDEX bonus_of_player ON bonus (player_id, id);

-- Moves everything from a bonus account to the player's account of the same currency.
CREATE FUNCTION convert_bonus(source account, reference text, moved_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  target account;
  written bigint;
BEGIN
  SELECT * INTO target FROM account WHERE kind = 'player' AND player_id = source.player_id
    AND currency = source.currency AND type IN (0, 9) ORDER BY type LIMIT 1 FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    SELECT * INTO target FROM account
      WHERE id = open_account(source.player_id, 9::smallint, source.currency) FOR NO KEY UPDATE;
  END IF;
  UPDATE account SET balance = 0 WHERE id = source.id;
  UPDATE account SET balance = balance + source.balance WHERE id = target.id;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES ('bonus-converted', 'bonus-converted', reference, moved_at) RETURNING id INTO written;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after) VALUES
    (written, source.id, source.currency, -source.balance, 0),
    (written, target.id, source.currency, source.balance, target.balance + source.balance);
  INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
    'playerId', source.player_id::text, 'accountId', target.id::text,
    'currency', source.currency, 'balance', target.balance + source.balance));
END $$;

-- Ends a bonus whose bets are all settled, when it is wagered, lost or over.
CREATE FUNCTION finish_bonus(target bigint, finished_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  held bonus;
  purse account;
BEGIN
  SELECT * INTO held FROM bonus WHERE id = target AND state = 'active' FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT * INTO purse FROM account WHERE id = held.account_id FOR NO KEY UPDATE;
  IF purse.in_play > 0 OR (purse.balance > 0 AND held.wagered < held.required
    AND held.expires_at > finished_at) THEN
    RETURN;
  END IF;
  IF purse.balance > 0 AND held.wagered = held.required THEN
    PERFORM convert_bonus(purse, held.id::text, finished_at);
  ELSIF purse.balance > 0 THEN
    PERFORM move_house_money(purse.id, 'promotions', -purse.balance, 'bonus-ended',
      held.id::text, finished_at);
  END IF;
  UPDATE bonus SET ended_at = finished_at,
    state = CASE WHEN wagered = required THEN 'converted' ELSE 'ended' END WHERE id = held.id;
  IF purse.balance > 0 THEN
    INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
      'playerId', purse.player_id::text, 'accountId', purse.id::text,
      'currency', purse.currency, 'balance', 0));
  END IF;
END $$;

-- A bet of the bonus account has ended: won or lost by its legs, it counts as far as it qualifies.
CREATE FUNCTION progress_bonus() RETURNS trigger LANGUAGE plpgsql AS $$
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
    AND held.min_coef <= (SELECT min(price::numeric) FROM bet_leg WHERE bet_id = NEW.id) THEN
    UPDATE bonus SET wagered = least(required, wagered + NEW.stake - NEW.sold_stake)
      WHERE id = held.id;
  END IF;
  PERFORM finish_bonus(held.id, NEW.settled_at);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER bet_progresses_bonus AFTER UPDATE ON bet
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status = 'open' AND NEW.status <> 'open')
  EXECUTE FUNCTION progress_bonus();
