-- How players may be contacted, and the evidence of what they agreed to.

-- The language and the zone of the page that a player last had open, and when they want no messages.
CREATE TABLE contact_settings (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  language text CHECK (language ~ '^[a-z]{2}$'),
  time_zone text,
  -- Minutes since midnight in that zone; both or neither.
  quiet_from smallint CHECK (quiet_from BETWEEN 0 AND 1439),
  quiet_to smallint CHECK (quiet_to BETWEEN 0 AND 1439 AND quiet_to <> quiet_from),
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);

-- What a player has chosen for a topic on a channel; without a row the default of the domain applies.
CREATE TABLE contact_choice (
  player_id bigint NOT NULL REFERENCES player (id),
  channel text NOT NULL CHECK (channel IN ('page', 'mail')),
  topic text NOT NULL CHECK (topic IN ('bets', 'payments')),
  is_on boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, channel, topic)
);

-- Each consent to promotions and each withdrawal of it: when and by what. The latest counts.
CREATE TABLE marketing_consent (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  channel text NOT NULL CHECK (channel IN ('page', 'mail')),
  is_given boolean NOT NULL,
  source text NOT NULL CHECK (source IN ('settings', 'subscription', 'mail-link', 'mail-header')),
  decided_at timestamptz NOT NULL
);
CREATE INDEX marketing_consent_player ON marketing_consent (player_id, channel, id DESC);
CREATE TRIGGER marketing_consent_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON marketing_consent
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE marketing_consent ENABLE ALWAYS TRIGGER marketing_consent_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON marketing_consent FROM PUBLIC, CURRENT_USER;
