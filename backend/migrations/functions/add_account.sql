-- Opens an account in a further currency, or reopens a closed one. Calling it twice opens one.
CREATE OR REPLACE FUNCTION add_account(owner bigint, account_currency text) RETURNS jsonb
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
