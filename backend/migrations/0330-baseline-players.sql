-- Players: who they are, their status and what they agreed to. Times come from the application's clock.
-- Replaces (0.1.0): 0020-players, 0085-player-status, 0096-referral, 0106-player-configuration
-- Replaces (0.1.0): 0240-verification-types, 0302-player-transfers

CREATE TABLE player (
  id bigint PRIMARY KEY CHECK (id BETWEEN 10000000 AND 999999999),
  email text,
  -- The address in lower case: two addresses that differ in case are one.
  email_key text UNIQUE,
  password_hash text NOT NULL,
  name text NOT NULL DEFAULT '',
  surname text NOT NULL DEFAULT '',
  country char(2) NOT NULL,
  currency char(3) NOT NULL,
  birthday date,
  registration text NOT NULL CHECK (registration IN ('full', 'one-click', 'phone', 'social')),
  bonus smallint NOT NULL DEFAULT 0 CHECK (bonus IN (0, 1, 2)),
  promo_code text,
  terms_accepted_at timestamptz NOT NULL,
  registered_at timestamptz NOT NULL,
  CHECK ((email IS NULL) = (email_key IS NULL))
);
CREATE TRIGGER player_person_changed AFTER UPDATE OF name, surname, birthday ON player
  FOR EACH ROW EXECUTE FUNCTION forget_noted('id');

-- What else a player's pages show.
CREATE TABLE player_profile (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  phone_number text,
  phone_code text,
  email_activated boolean NOT NULL DEFAULT false,
  phone_activated boolean NOT NULL DEFAULT false,
  document_type_id smallint NOT NULL DEFAULT 0,
  inn text NOT NULL DEFAULT '',
  passport text NOT NULL DEFAULT '',
  passport_date date,
  passport_end_date date,
  registration_address text NOT NULL DEFAULT '',
  hide_balance boolean NOT NULL DEFAULT true,
  -- Ids of sports that the player does not want to be offered.
  disallow_line_sport integer[] NOT NULL DEFAULT '{}',
  disallow_live_sport integer[] NOT NULL DEFAULT '{}',
  password_changed_at timestamptz,
  has_secure_question boolean NOT NULL DEFAULT false,
  has_two_factor boolean NOT NULL DEFAULT false,
  has_email_auth boolean NOT NULL DEFAULT false,
  -- When a phone or an address was added after registration: for a day it recovers no password.
  phone_bound_at timestamptz,
  email_bound_at timestamptz,
  CHECK (NOT phone_activated OR phone_number IS NOT NULL)
);
-- A verified phone belongs to one player.
CREATE UNIQUE INDEX player_profile_phone ON player_profile (phone_code, phone_number)
  WHERE phone_activated;
CREATE TRIGGER profile_person_changed
  AFTER INSERT OR UPDATE OF phone_code, phone_number, phone_activated, passport ON player_profile
  FOR EACH ROW EXECUTE FUNCTION forget_noted('player_id');

-- Bans, identification and agreement to the terms. A player without a row is in good standing and agreed
-- to the terms at registration.
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
  updated_at timestamptz NOT NULL,
  -- Verifications required of the player, by the type numbers of the user configuration.
  verification_types smallint[] NOT NULL DEFAULT '{}'
);
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE ON player_status
  FOR EACH ROW EXECUTE FUNCTION tell_player_changed();
-- A ban replaces the tokens of a player and keeps the sessions: withdrawals and support stay open to
-- banned players.
CREATE TRIGGER ban_begins AFTER INSERT ON player_status
  FOR EACH ROW WHEN (NEW.ban_level > 0) EXECUTE FUNCTION renew_session_epochs();
CREATE TRIGGER ban_changes AFTER UPDATE OF ban_level ON player_status
  FOR EACH ROW WHEN (OLD.ban_level <> NEW.ban_level) EXECUTE FUNCTION renew_session_epochs();

-- Versions of the terms: each requires every player to agree again.
CREATE TABLE terms_version (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  published_at timestamptz NOT NULL
);
CREATE INDEX terms_version_published ON terms_version (published_at DESC);
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE OR DELETE ON terms_version
  FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed('terms');

-- Each agreement of a player to cookies.
CREATE TABLE cookies_agreement (
  player_id bigint NOT NULL REFERENCES player (id),
  agreed_at timestamptz NOT NULL,
  logged_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, agreed_at)
);

-- Where a player came from, from the cookies at registration.
CREATE TABLE player_referral (
  player_id bigint NOT NULL REFERENCES player (id),
  name text NOT NULL CHECK (length(name) <= 40),
  -- {type, val, additional}, or plain text as {val}.
  value jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, name)
);

-- Players whose account moves to another operator of the site, and when they agreed to it.
CREATE TABLE player_transfer (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  required_at timestamptz NOT NULL,
  agreed_at timestamptz CHECK (agreed_at >= required_at)
);
