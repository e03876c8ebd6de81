-- Live bets that wait for their delay. Nothing is staked yet: a crash may forget them, and the page
-- that asks is told to send its bet again.
CREATE UNLOGGED TABLE pending_placement (
  player_id bigint NOT NULL,
  key text NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (player_id, key)
);
