-- How a player stands with the site: bans, identification, agreement to the terms. A player without
-- a row is in good standing and agreed to the terms of the day they registered.

CREATE TABLE player_status (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  ban_level smallint NOT NULL DEFAULT 0 CHECK (ban_level >= 0),
  ban_version smallint NOT NULL DEFAULT 1 CHECK (ban_version >= 1),
  is_need_identification boolean NOT NULL DEFAULT false,
  -- 1: not verified.
  verification_status smallint NOT NULL DEFAULT 1 CHECK (verification_status >= 0),
  is_data_after_registration boolean NOT NULL DEFAULT false,
  -- The last agreement after registration.
  terms_agreed_at timestamptz,
  updated_at timestamptz NOT NULL
);

-- Versions of the terms: each asks every player to agree anew.
CREATE TABLE terms_version (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  published_at timestamptz NOT NULL
);
CREATE INDEX terms_version_published ON terms_version (published_at DESC);
