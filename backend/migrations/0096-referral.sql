-- Where a player came from, as the cookies said when the account was made.

CREATE TABLE player_referral (
  player_id bigint NOT NULL REFERENCES player (id),
  name text NOT NULL CHECK (length(name) <= 40),
  -- {type, val, additional}, or plain text as {val}.
  value jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, name)
);
