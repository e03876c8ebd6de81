-- A player's accounts in several currencies: which one pays, and how one is closed.

ALTER TABLE account ADD COLUMN closed_at timestamptz,
  ADD CONSTRAINT account_closed_empty CHECK (closed_at IS NULL OR (balance = 0 AND in_play = 0));

-- Who has none here pays with the main account.
CREATE TABLE active_account (
  player_id bigint PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account (id)
);

-- Money that still arrives, a deposit decided late, opens the account it belongs to.
CREATE FUNCTION reopen_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.closed_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER account_reopened BEFORE UPDATE ON account FOR EACH ROW
  WHEN (OLD.closed_at IS NOT NULL AND NEW.balance > 0) EXECUTE FUNCTION reopen_account();

-- Adds an account in a further currency, or opens a closed one again. Players who press twice get one.
CREATE FUNCTION add_account(owner bigint, account_currency text) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE opened bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('accounts', owner));
  IF EXISTS (SELECT FROM account WHERE kind = 'player' AND player_id = owner
    AND currency = account_currency AND type IN (0, 9) AND closed_at IS NULL) THEN
    RETURN jsonb_build_object('outcome', 'currency-exists');
  END IF;
  opened := open_account(owner, 9::smallint, account_currency);
  UPDATE account SET closed_at = NULL WHERE id = opened AND closed_at IS NOT NULL;
  RETURN jsonb_build_object('outcome', 'added', 'id', opened::text);
END $$;

-- Makes an account the one that pays.
CREATE FUNCTION activate_account(owner bigint, wanted bigint) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('accounts', owner));
  IF NOT EXISTS (SELECT FROM account WHERE id = wanted AND kind = 'player' AND player_id = owner
    AND closed_at IS NULL) THEN
    RETURN 'account-unknown';
  END IF;
  INSERT INTO active_account (player_id, account_id) VALUES (owner, wanted)
    ON CONFLICT (player_id) DO UPDATE SET account_id = wanted;
  RETURN 'activated';
END $$;

-- Closes an account of a further currency that holds nothing and does not pay now. Its journals stay.
CREATE FUNCTION close_account(owner bigint, wanted bigint, closed timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE held account;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('accounts', owner));
  SELECT * INTO held FROM account WHERE id = wanted AND kind = 'player' AND player_id = owner
    AND closed_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'account-unknown';
  ELSIF held.type <> 9 THEN
    RETURN 'account-main';
  ELSIF EXISTS (SELECT FROM active_account WHERE player_id = owner AND account_id = wanted) THEN
    RETURN 'account-active';
  ELSIF held.balance > 0 OR held.in_play > 0 THEN
    RETURN 'account-not-empty';
  END IF;
  UPDATE account SET closed_at = closed WHERE id = wanted;
  RETURN 'closed';
END $$;
