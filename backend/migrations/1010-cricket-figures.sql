-- What each player did in each finished match of cricket: careers are added up of it.
CREATE TABLE cricket_figure (
  player_id bigint NOT NULL,
  event_id bigint NOT NULL REFERENCES match_result (event_id) ON DELETE CASCADE,
  side_id bigint NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  -- Of an innings that the player did not play, and of a match in which they did not bowl, nothing.
  runs integer CHECK (runs >= 0),
  balls integer CHECK (balls >= 0),
  fours integer NOT NULL DEFAULT 0,
  sixes integer NOT NULL DEFAULT 0,
  is_out boolean NOT NULL DEFAULT false,
  bowled integer CHECK (bowled > 0),
  conceded integer CHECK (conceded >= 0),
  wickets integer NOT NULL DEFAULT 0,
  maidens integer NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, event_id),
  CHECK ((runs IS NULL) = (balls IS NULL)),
  CHECK ((bowled IS NULL) = (conceded IS NULL))
);
CREATE INDEX cricket_figure_of_event ON cricket_figure (event_id);
