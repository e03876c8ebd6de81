-- Sign-ins of a browser that the player approves on a device where they are signed in.
CREATE TABLE qr_sign_in (
  id uuid PRIMARY KEY,
  -- Of the secret that the browser has in a cookie: no other one can claim the session.
  browser_digest bytea NOT NULL,
  -- Keyed, of the code that is scanned or typed.
  code_digest bytea NOT NULL UNIQUE,
  -- Shown by the browser and typed by the player, who so compares both screens.
  match_number smallint NOT NULL CHECK (match_number BETWEEN 10 AND 99),
  wrong_numbers smallint NOT NULL DEFAULT 0,
  remember boolean NOT NULL,
  -- What the player is shown of the browser.
  device_kind text NOT NULL,
  browser text,
  operating_system text,
  network text,
  country text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Who has opened it, first: no one else can approve it.
  player_id bigint REFERENCES player (id),
  approved_at timestamptz,
  declined_at timestamptz,
  -- What the browser was given; another takes its place where the answer was lost.
  session_id uuid REFERENCES player_session (id) ON DELETE SET NULL,
  CHECK (approved_at IS NULL OR (player_id IS NOT NULL AND declined_at IS NULL))
);
CREATE INDEX qr_sign_in_expires ON qr_sign_in (expires_at);
CREATE INDEX qr_sign_in_player ON qr_sign_in (player_id);
CREATE INDEX qr_sign_in_session ON qr_sign_in (session_id);
