-- What happened in a match, as its feed told it: kept for a shorter time than its result, which is much smaller.
CREATE TABLE match_timeline (
  event_id bigint PRIMARY KEY REFERENCES match_result (event_id) ON DELETE CASCADE,
  -- In order, as the page gets them.
  incidents jsonb NOT NULL,
  -- Written last: a feed that corrects itself replaces what it told before.
  written_at timestamptz NOT NULL
);
CREATE INDEX match_timeline_written ON match_timeline (written_at);
