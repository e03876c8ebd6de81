-- Closes an empty account of a further currency that is not the paying one. Its journals stay.
CREATE OR REPLACE FUNCTION close_account(owner bigint, wanted bigint, closed timestamptz) RETURNS text
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
