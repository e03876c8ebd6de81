-- Who plays, and the sign-ins they hold. Times come from the application's clock.

CREATE TABLE player (
  id bigint PRIMARY KEY CHECK (id BETWEEN 10000000 AND 999999999),
  email text,
  -- What makes two addresses one: the address in lower case.
  email_key text UNIQUE,
  password_hash text NOT NULL,
  name text NOT NULL DEFAULT '',
  surname text NOT NULL DEFAULT '',
  country char(2) NOT NULL,
  currency char(3) NOT NULL,
  birthday date,
  registration text NOT NULL CHECK (registration IN ('full', 'one-click')),
  bonus smallint NOT NULL DEFAULT 0 CHECK (bonus IN (0, 1, 2)),
  promo_code text,
  terms_accepted_at timestamptz NOT NULL,
  registered_at timestamptz NOT NULL,
  CHECK ((email IS NULL) = (email_key IS NULL))
);

CREATE TABLE player_session (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  -- Whether the browser keeps the refresh cookie when it closes.
  remember boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text,
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
CREATE INDEX player_session_player ON player_session (player_id) WHERE ended_at IS NULL;
CREATE INDEX player_session_ended ON player_session (ended_at) WHERE ended_at IS NOT NULL;

-- Refresh tokens are kept as SHA-256 digests only.
CREATE TABLE refresh_token (
  digest bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES player_session (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX refresh_token_session ON refresh_token (session_id);

CREATE TABLE login_failure (
  -- SHA-256 of what was typed as the login: the table tells nobody's address.
  login_digest bytea NOT NULL,
  failed_at timestamptz NOT NULL
);
CREATE INDEX login_failure_login ON login_failure (login_digest, failed_at);

-- Keys that every instance shares: made once, by whoever comes first.
CREATE TABLE service_secret (
  name text PRIMARY KEY,
  value bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
