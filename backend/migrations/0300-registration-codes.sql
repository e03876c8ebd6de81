-- Registration with a phone: the code that proves it, and the players who came that way.

-- The code that is waited for, by the phone (E.164) it was sent to; only its keyed digest is kept.
CREATE TABLE registration_code (
  phone text PRIMARY KEY,
  digest bytea NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Whoever registers is no player yet: what is sent to them is counted by the phone alone.
ALTER TABLE phone_code_sent ALTER COLUMN player_id DROP NOT NULL;

ALTER TABLE player DROP CONSTRAINT player_registration_check;
ALTER TABLE player ADD CONSTRAINT player_registration_check
  CHECK (registration IN ('full', 'one-click', 'phone'));
