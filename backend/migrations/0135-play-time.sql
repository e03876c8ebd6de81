-- Session limits and reality checks (product.txt §4.4, §4.5).

-- Timers may be taken away: −1 hours (type 31) and 0 minutes (type 32) are values like any other.
ALTER TABLE player_limit DROP CONSTRAINT player_limit_value_check;
ALTER TABLE player_limit ADD CONSTRAINT player_limit_value_check CHECK (
  value > 0 OR (limit_type = 31 AND value = -1) OR (limit_type = 32 AND value = 0)
);

-- How long a player has played on the latest day, counted while a session limit is in force.
CREATE TABLE player_play_time (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  -- Days since 1970 in the zone of the site.
  day integer NOT NULL,
  played_ms bigint NOT NULL CHECK (played_ms >= 0),
  seen_at timestamptz NOT NULL
);

-- What players answered to reality checks.
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
