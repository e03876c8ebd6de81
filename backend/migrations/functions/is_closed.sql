-- Whether a player has closed their account.
CREATE OR REPLACE FUNCTION is_closed(subject bigint) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM account_closure WHERE player_id = subject AND reopened_at IS NULL);
END $$;
