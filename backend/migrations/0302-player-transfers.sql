-- Players whose account is to be kept by another operator of the site, and when they agreed to it.
CREATE TABLE player_transfer (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  required_at timestamptz NOT NULL,
  agreed_at timestamptz CHECK (agreed_at >= required_at)
);
