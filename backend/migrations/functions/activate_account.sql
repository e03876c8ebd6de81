-- Makes an account the one that pays.
CREATE OR REPLACE FUNCTION activate_account(owner bigint, wanted bigint) RETURNS text
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
