-- What bettors back together, for recommendations: counted as bets are placed, forgotten when a match has begun.

-- Who has backed both outcomes of a pair: each player counts once, however many slips. The first sorts before the second.
CREATE TABLE backed_pair_player (
  first text COLLATE "C" NOT NULL,
  second text COLLATE "C" NOT NULL,
  player_id bigint NOT NULL,
  -- When it is forgotten: neither is worth recommending by then.
  until timestamptz NOT NULL,
  PRIMARY KEY (first, second, player_id),
  CHECK (first < second)
);
CREATE INDEX backed_pair_player_until ON backed_pair_player (until);

-- The number of those players.
CREATE TABLE backed_pair (
  first text COLLATE "C" NOT NULL,
  second text COLLATE "C" NOT NULL,
  players integer NOT NULL CHECK (players > 0),
  until timestamptz NOT NULL,
  PRIMARY KEY (first, second)
);
CREATE INDEX backed_pair_first ON backed_pair (first, players DESC);
CREATE INDEX backed_pair_second ON backed_pair (second, players DESC);
CREATE INDEX backed_pair_until ON backed_pair (until);

-- The last bet that is counted: ids are in the order of placement.
CREATE TABLE backed_pair_cursor (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  bet_id bigint NOT NULL
);
INSERT INTO backed_pair_cursor (bet_id) SELECT coalesce(max(id), 0) FROM bet;
