-- Sessions of players, and what protects signing in. Tokens and logins are stored as digests only.
-- Replaces (0.1.0): 0095-captcha, 0136-last-activity, 0146-secure-data-grants, 0303-social-identities
-- Replaces (0.1.0): 0360-session-epochs, 0361-step-up, 0362-inactive-sessions
-- Replaces (0.1.0): 0363-login-failures-by-network

CREATE TABLE player_session (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  -- Whether the browser keeps the refresh cookie when it closes.
  remember boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text,
  -- When the player last did something, as reported by the pages.
  last_active_at timestamptz,
  -- An access token carries the epoch of its session and is valid while the two are equal.
  epoch integer NOT NULL DEFAULT 1,
  -- When the session ended or its epoch last rose, by the clock of the database: processes that poll
  -- for changes compare it with that clock alone.
  changed_at timestamptz,
  -- When the player last proved who they are; signing in is a proof too.
  proved_at timestamptz,
  -- Whether the page that reported last played video or sound: a longer inactivity limit applies.
  is_playing boolean NOT NULL DEFAULT false,
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
CREATE INDEX player_session_player ON player_session (player_id) WHERE ended_at IS NULL;
CREATE INDEX player_session_ended ON player_session (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX player_session_changed ON player_session (changed_at) WHERE changed_at IS NOT NULL;
CREATE TRIGGER session_change BEFORE UPDATE OF ended_at, epoch ON player_session
  FOR EACH ROW WHEN (OLD.ended_at IS DISTINCT FROM NEW.ended_at OR OLD.epoch <> NEW.epoch)
  EXECUTE FUNCTION note_session_change();
CREATE INDEX player_session_activity ON player_session ((coalesce(last_active_at, created_at)))
  WHERE ended_at IS NULL;

CREATE TABLE refresh_token (
  digest bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES player_session (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX refresh_token_session ON refresh_token (session_id);

CREATE TABLE login_failure (
  -- SHA-256 of the login as typed: the table reveals no address.
  login_digest bytea NOT NULL,
  failed_at timestamptz NOT NULL,
  -- Wrong passwords count per player and network, so that nobody is locked out from elsewhere.
  network_digest bytea
);
CREATE INDEX login_failure_login ON login_failure (login_digest, failed_at);

-- Permissions to read what identifies a player, for half an hour; they end with their session.
CREATE TABLE secure_data_grant (
  digest bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES player_session (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX secure_data_grant_session ON secure_data_grant (session_id);

-- Players as identified by social networks. The subject is the network's own id of the person and never
-- changes; an e-mail address is no proof.
CREATE TABLE social_identity (
  network text NOT NULL,
  subject text NOT NULL,
  player_id bigint NOT NULL REFERENCES player (id),
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (network, subject)
);
CREATE INDEX social_identity_player ON social_identity (player_id);

-- Used credentials, until they expire.
CREATE TABLE social_credential_used (
  digest bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_credential_used_expires ON social_credential_used (expires_at);

-- People identified by a network who have not agreed to the terms yet. The token is in their browser.
CREATE TABLE social_registration (
  digest bytea PRIMARY KEY,
  network text NOT NULL,
  subject text NOT NULL,
  name text,
  currency char(3) NOT NULL,
  country_id integer NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_registration_expires ON social_registration (expires_at);

-- Failed attempts by address, and used challenges and passes.
CREATE TABLE captcha_attempt (
  -- Keyed digest of the IP address.
  address_digest bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('login', 'registration', 'challenge')),
  failed_at timestamptz NOT NULL
);
CREATE INDEX captcha_attempt_address ON captcha_attempt (address_digest, failed_at);
CREATE INDEX captcha_attempt_time ON captcha_attempt (failed_at);

CREATE TABLE captcha_used (
  digest bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_used_time ON captcha_used (expires_at);
