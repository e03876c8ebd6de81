-- Passkeys (WebAuthn): public keys with which players sign in without a password.
CREATE TABLE passkey (
  -- How the player's pages name it.
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id bigint NOT NULL REFERENCES player (id),
  -- What the authenticator names it, in base64url.
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- Of signatures; stays 0 where the passkey is synced between devices.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  -- Chosen by the player, else what the browser was called.
  name text,
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_player ON passkey (player_id, created_at);

-- Challenges that wait for their signature, each for one session or browser; deleted when they are used.
CREATE TABLE passkey_challenge (
  digest bytea PRIMARY KEY,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at);

ALTER TABLE mail DROP CONSTRAINT mail_kind_check, ADD CONSTRAINT mail_kind_check CHECK (kind IN (
  'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
  'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
  'two-factor-enabled', 'two-factor-disabled', 'passkey-added', 'passkey-removed', 'documents-checked'));
