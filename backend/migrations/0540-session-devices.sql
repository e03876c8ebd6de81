-- What a sign-in was made with and from where, for the player's own list of sessions.
ALTER TABLE player_session
  -- How the player's pages name a session: the id itself is part of access tokens.
  ADD COLUMN public_id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN device_kind text CHECK (device_kind IN ('phone', 'tablet', 'computer', 'other')),
  ADD COLUMN browser text,
  ADD COLUMN operating_system text,
  -- The address without its last part: enough to recognise a place, too little to find a person.
  ADD COLUMN network text,
  ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$');
CREATE UNIQUE INDEX player_session_public ON player_session (public_id);
CREATE INDEX player_session_history ON player_session (player_id, created_at DESC, public_id DESC);
