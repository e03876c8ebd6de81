-- Codes that prove a phone is the player's, and the test provider's own book of messages.

-- The code that is waited for; only its keyed digest is kept.
CREATE TABLE phone_code (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  phone_code text NOT NULL,
  phone_number text NOT NULL,
  digest bytea NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  message_url text
);

-- What was sent, so that nobody is sent too much.
CREATE TABLE phone_code_sent (
  player_id bigint NOT NULL REFERENCES player (id),
  phone text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX phone_code_sent_by_player ON phone_code_sent (player_id, sent_at);
CREATE INDEX phone_code_sent_by_phone ON phone_code_sent (phone, sent_at);

-- A bound phone is one player's.
CREATE UNIQUE INDEX player_profile_phone ON player_profile (phone_code, phone_number)
  WHERE phone_activated;

CREATE TABLE test_sms (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  body text NOT NULL,
  language text NOT NULL,
  sent_at timestamptz NOT NULL
);
