-- Who a social network says a player is. The subject is the network's own name for the person and
-- never changes; an e-mail address proves nothing here.
CREATE TABLE social_identity (
  network text NOT NULL,
  subject text NOT NULL,
  player_id bigint NOT NULL REFERENCES player (id),
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (network, subject)
);
CREATE INDEX social_identity_player ON social_identity (player_id);

-- Credentials that have been taken, until they expire by themselves.
CREATE TABLE social_credential_used (
  digest bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_credential_used_expires ON social_credential_used (expires_at);

-- Persons proved by a network who have not yet agreed to the terms. The token is in their browser.
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

ALTER TABLE player DROP CONSTRAINT player_registration_check;
ALTER TABLE player ADD CONSTRAINT player_registration_check
  CHECK (registration IN ('full', 'one-click', 'phone', 'social'));
