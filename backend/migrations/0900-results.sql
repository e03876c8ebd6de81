-- What has been played, for as long as the archive reaches back.

-- Competitions and sides as the feed named them last.
CREATE TABLE result_champ (
  id bigint PRIMARY KEY,
  sport text NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  country text NOT NULL,
  tier smallint NOT NULL,
  -- The name in all languages, folded: what a search looks in.
  search_text text NOT NULL
);

CREATE TABLE result_side (
  id bigint PRIMARY KEY,
  sport text NOT NULL,
  name text NOT NULL,
  search_text text NOT NULL
);

-- Every match that the feed has announced, so that its result is found even where it ended while nothing ran.
CREATE TABLE match_result (
  -- The number of the event.
  event_id bigint PRIMARY KEY,
  sport text NOT NULL,
  champ_id bigint NOT NULL REFERENCES result_champ (id),
  -- The tier of the competition: the order of a day's results.
  tier smallint NOT NULL,
  season text NOT NULL,
  home_id bigint NOT NULL REFERENCES result_side (id),
  away_id bigint NOT NULL REFERENCES result_side (id),
  slug text NOT NULL,
  starts_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'scheduled'
    CHECK (status IN ('scheduled', 'finished', 'abandoned', 'cancelled')),
  -- As the feed reported it last.
  result jsonb,
  -- When it was reported, and reported differently.
  recorded_at timestamptz,
  corrected_at timestamptz,
  CHECK ((status = 'scheduled') = (result IS NULL)),
  CHECK ((status = 'scheduled') = (recorded_at IS NULL))
);

CREATE INDEX match_result_scheduled ON match_result (starts_at, event_id) WHERE status = 'scheduled';
CREATE INDEX match_result_day ON match_result (starts_at, event_id) WHERE status <> 'scheduled';
CREATE INDEX match_result_champ ON match_result (champ_id, starts_at, event_id) WHERE status <> 'scheduled';
CREATE INDEX match_result_home ON match_result (home_id, starts_at, event_id) WHERE status <> 'scheduled';
CREATE INDEX match_result_away ON match_result (away_id, starts_at, event_id) WHERE status <> 'scheduled';
CREATE INDEX match_result_recorded ON match_result (recorded_at);
