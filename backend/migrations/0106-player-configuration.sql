-- What a player's pages are made from besides the player's own row, and what was agreed to.

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
  -- Sports the player does not want to be offered, by id.
  disallow_line_sport integer[] NOT NULL DEFAULT '{}',
  disallow_live_sport integer[] NOT NULL DEFAULT '{}',
  password_changed_at timestamptz,
  has_secure_question boolean NOT NULL DEFAULT false,
  has_two_factor boolean NOT NULL DEFAULT false,
  has_email_auth boolean NOT NULL DEFAULT false,
  CHECK (NOT phone_activated OR phone_number IS NOT NULL)
);

-- When a player agreed to cookies; each time is a row.
CREATE TABLE cookies_agreement (
  player_id bigint NOT NULL REFERENCES player (id),
  agreed_at timestamptz NOT NULL,
  logged_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, agreed_at)
);
