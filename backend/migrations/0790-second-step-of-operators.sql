-- A code of an app after the password, for operators who want it.
ALTER TABLE operator_account
  -- Encrypted, bound to the name.
  ADD COLUMN second_step_secret bytea,
  ADD COLUMN second_step_since timestamptz,
  -- The last time step whose code was used: a code counts once.
  ADD COLUMN second_step_used bigint,
  ADD CONSTRAINT operator_account_second_step CHECK (
    (second_step_secret IS NULL) = (second_step_since IS NULL)
    AND (second_step_secret IS NULL) = (second_step_used IS NULL));
