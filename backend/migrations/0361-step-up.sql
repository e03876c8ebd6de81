-- When a player last proved in a sign-in that it is them: signing in is a proof too.
ALTER TABLE player_session ADD COLUMN proved_at timestamptz;
UPDATE player_session SET proved_at = created_at;

-- When a phone or an address was bound later than the account was opened: for a day it recovers no
-- password.
ALTER TABLE player_profile
  ADD COLUMN phone_bound_at timestamptz,
  ADD COLUMN email_bound_at timestamptz;

ALTER TABLE mail DROP CONSTRAINT mail_kind_check;
ALTER TABLE mail ADD CONSTRAINT mail_kind_check CHECK (kind IN (
  'recovery', 'activation', 'credentials', 'password-changed', 'phone-changed', 'data-changed'));
