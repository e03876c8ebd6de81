-- What the product finds in players' behaviour, and how it reminds them.

-- Signs of harm by the published rules. A flag that holds no longer has ended.
CREATE TABLE behaviour_flag (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN ('chasing', 'night-play', 'rising-stakes')),
  -- What the rule counted in the latest night: deposits, nights, percent.
  measure integer NOT NULL CHECK (measure > 0),
  raised_at timestamptz NOT NULL,
  -- The latest night in which the rule held.
  seen_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX behaviour_flag_open ON behaviour_flag (player_id, kind) WHERE ended_at IS NULL;
CREATE INDEX behaviour_flag_raised ON behaviour_flag (raised_at, id) WHERE ended_at IS NULL;

-- One run a night, by whichever process begins it.
CREATE TABLE behaviour_run (
  -- Days since 1970 in the zone of the site.
  day integer PRIMARY KEY,
  started_at timestamptz NOT NULL,
  finished_at timestamptz
);

-- Reminders that players were shown.
CREATE TABLE protection_reminder (
  player_id bigint NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN ('review', 'no-limit')),
  shown_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, kind, shown_at)
);

-- Results of the self-assessment: the points alone, for the player alone.
CREATE TABLE self_assessment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  score smallint NOT NULL CHECK (score BETWEEN 0 AND 27),
  taken_at timestamptz NOT NULL
);
CREATE INDEX self_assessment_player ON self_assessment (player_id, taken_at);
