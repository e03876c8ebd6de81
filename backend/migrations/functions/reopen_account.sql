-- Money that still arrives, such as a deposit decided late, reopens the closed account it belongs to.
-- Called by tables: account
CREATE OR REPLACE FUNCTION reopen_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.closed_at := NULL;
  RETURN NEW;
END $$;
