-- Codes and mail sent to players, and the outboxes of the built-in test providers.
-- Replaces (0.1.0): 0295-phone-codes, 0300-registration-codes, 0301-phone-proofs, 0330-mail
-- Replaces (0.1.0): 0440-message-quotas, 0450-step-up-by-mail

-- The code that verifies a player's phone; only its keyed digest is stored.
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

-- The code that verifies a phone (E.164) before sign-in, valid for one purpose; only its keyed digest is
-- stored.
CREATE TABLE phone_proof (
  phone text NOT NULL,
  digest bytea NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  purpose text NOT NULL,
  PRIMARY KEY (phone, purpose)
);

-- Mail waiting to be sent; the row is deleted afterwards. The text is composed when it is sent, so that no
-- link that opens an account is ever stored.
CREATE TABLE mail (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN (
    'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed',
    'data-changed', 'deposit-refunded')),
  -- NULL: the player is looked up by the address when the mail is sent.
  player_id bigint REFERENCES player (id),
  recipient text NOT NULL,
  language text NOT NULL,
  -- Address of the site in links; notices have none.
  origin text,
  attempts smallint NOT NULL DEFAULT 0,
  written_at timestamptz NOT NULL,
  -- Moved on by the sender first, so that no other process sends it.
  next_try_at timestamptz NOT NULL,
  -- The deposit that a notice is about.
  payment_id uuid REFERENCES payment (id)
);
CREATE INDEX mail_next_try ON mail (next_try_at);

-- Links in mail; the token itself is in the mail alone.
CREATE TABLE mail_link (
  digest bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('password', 'first-password', 'activation')),
  player_id bigint NOT NULL REFERENCES player (id),
  -- Where it was sent: using it proves this address.
  email text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX mail_link_player ON mail_link (player_id);
CREATE INDEX mail_link_expires ON mail_link (expires_at);

-- Codes sent by e-mail to signed-in players; a new one replaces the one before.
CREATE TABLE mail_code (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  digest bytea NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

-- Requested messages, for quotas: a row by recipient and kind of requester, and one by requester.
CREATE TABLE message_requested (
  digest bytea NOT NULL,
  requested_at timestamptz NOT NULL
);
CREATE INDEX message_requested_digest ON message_requested (digest, requested_at);
CREATE INDEX message_requested_at ON message_requested (requested_at);

-- Messages accepted by the built-in test providers.
CREATE TABLE test_sms (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  body text NOT NULL,
  language text NOT NULL,
  sent_at timestamptz NOT NULL
);

CREATE TABLE test_mail (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  html text NOT NULL,
  language text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX test_mail_recipient ON test_mail (recipient, sent_at);
