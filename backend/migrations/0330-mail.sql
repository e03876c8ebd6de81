-- Messages that wait to be sent; each is gone once it was. What they say is made when they are sent, so
-- that no link that opens an account ever lies here.
CREATE TABLE mail (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('recovery', 'activation', 'credentials', 'password-changed')),
  -- Undefined where the player is looked for by the address, when the message is sent.
  player_id bigint REFERENCES player (id),
  recipient text NOT NULL,
  language text NOT NULL,
  -- Of the site, as the links name it.
  origin text NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  written_at timestamptz NOT NULL,
  -- Whoever sends it moves this on first, so that nobody else does.
  next_try_at timestamptz NOT NULL
);
CREATE INDEX mail_next_try ON mail (next_try_at);

-- What the links of messages stand for; the token itself is in the message alone.
CREATE TABLE mail_link (
  digest bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('password', 'first-password', 'activation')),
  player_id bigint NOT NULL REFERENCES player (id),
  -- Where it was sent: who uses it holds this address.
  email text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX mail_link_player ON mail_link (player_id);
CREATE INDEX mail_link_expires ON mail_link (expires_at);

-- Messages that were asked for, by a digest of the address and by one of who asked.
CREATE TABLE mail_asked (
  digest bytea NOT NULL,
  asked_at timestamptz NOT NULL
);
CREATE INDEX mail_asked_digest ON mail_asked (digest, asked_at);

-- What the test provider was given.
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
