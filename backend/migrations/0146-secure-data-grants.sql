-- Leave to read what identifies a player, for half an hour; kept as SHA-256 digests only, and gone with
-- the sign-in they were given to.

CREATE TABLE secure_data_grant (
  digest bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES player_session (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX secure_data_grant_session ON secure_data_grant (session_id);
