-- Who failed at what from which address, and which challenges and passes are used up.

CREATE TABLE captcha_attempt (
  -- Keyed digest of the address: the table tells nobody's.
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
