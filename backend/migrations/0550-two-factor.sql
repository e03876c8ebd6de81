-- Two-factor authentication with an app that shows time-based codes (RFC 6238).
CREATE TABLE two_factor (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  -- Encrypted with a key of the service: nonce, tag and AES-256-GCM text.
  secret bytea NOT NULL,
  begun_at timestamptz NOT NULL,
  -- NULL until a right code has confirmed that the app has the secret.
  enabled_at timestamptz,
  -- The time step of the last code that was accepted: no code counts twice.
  last_step bigint NOT NULL DEFAULT 0
);

-- Codes for a player without the app, valid once each; only their keyed digests are stored.
CREATE TABLE two_factor_recovery (
  player_id bigint NOT NULL REFERENCES two_factor (player_id) ON DELETE CASCADE,
  digest bytea NOT NULL,
  PRIMARY KEY (player_id, digest)
);

-- Sign-ins whose first proof was right and whose code is still to come. The token is in their browser.
CREATE TABLE two_factor_sign_in (
  digest bytea PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  remember boolean NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX two_factor_sign_in_player ON two_factor_sign_in (player_id);
CREATE INDEX two_factor_sign_in_expires ON two_factor_sign_in (expires_at);

ALTER TABLE mail DROP CONSTRAINT mail_kind_check, ADD CONSTRAINT mail_kind_check CHECK (kind IN (
  'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
  'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
  'two-factor-enabled', 'two-factor-disabled'));
