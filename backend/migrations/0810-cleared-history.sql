-- From when on a player sees their settled bets; those before are hidden from the player alone.
CREATE TABLE cleared_history (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  before timestamptz NOT NULL,
  cleared_at timestamptz NOT NULL
);
