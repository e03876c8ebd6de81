-- Limits, play time and self-exclusion.
-- Replaces (0.1.0): 0050-player-limits, 0135-play-time, 0372-limits-taken-away, 0373-person-matching
-- Replaces (0.1.0): 0451-devices-of-sign-ins

-- Limits that players set for themselves.
CREATE TABLE player_limit (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  limit_type smallint NOT NULL,
  -- Minor units for amounts (types 1–3, 10–12, 20–22), days for 30 and 33, else a unit of the type.
  -- -1 removes a limit of types 1–22 and 31, 0 one of type 32.
  value bigint NOT NULL CONSTRAINT player_limit_value_check CHECK (
    value > 0 OR (limit_type BETWEEN 1 AND 22 AND value = -1) OR (limit_type = 31 AND value = -1)
    OR (limit_type = 32 AND value = 0)),
  currency char(3),
  state text NOT NULL CHECK (state IN ('ACTIVE', 'PENDING', 'INACTIVE')),
  requested_at timestamptz NOT NULL,
  -- When it was requested; for a confirmed raise, when it took effect.
  started_at timestamptz NOT NULL,
  ends_at timestamptz,
  -- When it ended, and why: replaced, approved, rejected, cancelled.
  closed_at timestamptz,
  close_reason text,
  CHECK ((state = 'INACTIVE') = (closed_at IS NOT NULL)),
  CHECK ((closed_at IS NULL) = (close_reason IS NULL)),
  CHECK ((limit_type BETWEEN 1 AND 29) = (currency IS NOT NULL))
);
CREATE UNIQUE INDEX player_limit_active ON player_limit (player_id, limit_type) WHERE state = 'ACTIVE';
CREATE UNIQUE INDEX player_limit_pending ON player_limit (player_id, limit_type) WHERE state = 'PENDING';
CREATE INDEX player_limit_history ON player_limit (player_id, requested_at);
-- Self-exclusion and time-out; other limits are checked with each amount.
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE ON player_limit
  FOR EACH ROW WHEN (NEW.limit_type IN (30, 37)) EXECUTE FUNCTION tell_player_changed();

-- Play time on the latest day, counted while a session limit is active.
CREATE TABLE player_play_time (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  -- Days since 1970 in the zone of the site.
  day integer NOT NULL,
  played_ms bigint NOT NULL CHECK (played_ms >= 0),
  seen_at timestamptz NOT NULL
);

-- Replies to reality checks.
CREATE TABLE reality_check_reply (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  session_id uuid NOT NULL REFERENCES player_session (id),
  action text NOT NULL CHECK (action IN ('continue', 'log_out', 'nothing')),
  do_not_show_again boolean NOT NULL,
  shown_at timestamptz NOT NULL,
  replied_at timestamptz NOT NULL
);
CREATE INDEX reality_check_reply_player ON reality_check_reply (player_id, replied_at);

-- What identifies a person, as keyed digests, so that a self-excluded player does not play on in a new
-- account. Earlier values are kept: changing them hides nobody.
CREATE TABLE person_key (
  player_id bigint NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN ('name-and-birthday', 'phone', 'document', 'device')),
  digest bytea NOT NULL,
  -- When a device was last used to sign in: only the latest of a player are kept.
  seen_at timestamptz,
  PRIMARY KEY (player_id, kind, digest)
);
CREATE INDEX person_key_shared ON person_key (kind, digest);

-- Identified players whose keys are up to date. A change of what identifies them deletes the row; the next
-- bet or deposit adds it again first.
CREATE TABLE person_noted (player_id bigint PRIMARY KEY REFERENCES player (id));

-- Players who share a key with an excluded player, for an operator to decide. Undecided or confirmed
-- matches keep the account from playing during the exclusion, except by device alone: families share one.
CREATE TABLE person_match (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- NULL: a refused registration.
  player_id bigint REFERENCES player (id),
  excluded_player_id bigint NOT NULL REFERENCES player (id),
  kind text NOT NULL,
  digest bytea NOT NULL,
  found_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('same-person', 'other-person')),
  decided_by text,
  decided_at timestamptz,
  CHECK ((decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by IS NULL))
);
CREATE UNIQUE INDEX person_match_once
  ON person_match (coalesce(player_id, 0), excluded_player_id, kind, digest);
CREATE INDEX person_match_open ON person_match (id) WHERE decision IS NULL;
